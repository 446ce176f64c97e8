/** The picture of a game as a file of its own, drawn by the browser from the SVG that the server makes. */

export const SIZES = { wide: [1200, 630], square: [1080, 1080], tall: [1080, 1920] } as const;
export type Shape = keyof typeof SIZES;

/** The SVG as an address that an image can show. */
export function addressOf(svg: string): string {
  const bytes = new TextEncoder().encode(svg);
  let text = "";
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return `data:image/svg+xml;base64,${btoa(text)}`;
}

/** The SVG drawn as a PNG. */
export async function pngOf(svg: string, shape: Shape): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = SIZES[shape];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((drawn, failed) =>
    canvas.toBlob((blob) => (blob ? drawn(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
