/** A word that is wider than its room is drawn narrower, as on the tiles, instead of being cut. */
export function squeezed(node: HTMLElement) {
  const room = node.parentElement!;
  const fit = () => {
    const part = room.clientWidth / node.offsetWidth;
    node.style.scale = part < 1 ? `${part} 1` : "";
  };
  const watch = new ResizeObserver(fit);
  watch.observe(room);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
