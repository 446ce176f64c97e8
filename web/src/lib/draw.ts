/** Small pieces of SVG text. Words from people or files go through `esc`. No style attributes: the page's policy forbids them. */

/** Nothing is written smaller than this, in pixels; a piece too small for its letter is known by its shape. */
export const LEGIBLE = 11;

export function esc(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);
}

export function use(id: string, x: number, y: number, w: number, h = w, cls = ""): string {
  return `<use href="#${id}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${cls ? ` class="${cls}"` : ""}/>`;
}

export interface TextLook {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  serif?: boolean;
  /** The widest it may be; longer words are drawn narrower. */
  within?: number;
}

/** How wide a letter is on average, by the height of its type; a little too much rather than too little. */
const LETTER = 0.56;

export function txt(words: string | number, x: number, y: number, look: TextLook = {}): string {
  const { size = 13, weight = 700, fill, anchor = "middle", serif, within = Infinity } = look;
  const narrow = String(words).length * size * LETTER > within;
  return (
    `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" text-anchor="${anchor}"` +
    `${fill ? ` fill="${fill}"` : ""}${serif ? ' font-family="var(--serif)"' : ""}` +
    `${narrow ? ` textLength="${n(within)}" lengthAdjust="spacingAndGlyphs"` : ""}>${esc(String(words))}</text>`
  );
}

/** Words in two lines, as even as may be, where one would be wider than there is room. */
export function lines(words: string, size: number, within: number): string[] {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (words.length * size * LETTER <= within || !breaks.length) return [words];
  const uneven = (at: number) => Math.abs(words.length - 1 - 2 * at);
  const at = breaks.reduce((best, one) => (uneven(one) < uneven(best) ? one : best));
  return [words.slice(0, at), words.slice(at + 1)];
}

/** A number with at most two decimals. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Four brackets around a place: the last move, marked by shape. */
export function brackets(x: number, y: number, w: number, h = w, k = 16): string {
  const d =
    `M${n(x)} ${n(y + k)}v${-k}h${k}M${n(x + w - k)} ${n(y)}h${k}v${k}` +
    `M${n(x + w)} ${n(y + h - k)}v${k}h${-k}M${n(x + k)} ${n(y + h)}h${-k}v${-k}`;
  return `<path class="lastmove-edge" d="${d}"/><path class="lastmove" d="${d}"/>`;
}
