/**
 * A ref: brings the current link or tab of a row that scrolls sideways into sight, again when an item grows (a font, a count
 * that comes later) until someone moves the row. Only its own row moves, never the page.
 */
export function showInRow(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.closest<HTMLElement>("ul, [role=tablist]");
  if (!item || !row) return undefined;
  const show = (): void =>
    row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2, behavior: "instant" });
  show();
  const sizes = new ResizeObserver(show);
  for (const each of row.children) sizes.observe(each);
  const release = (): void => sizes.disconnect();
  for (const moved of ["pointerdown", "wheel", "keydown"]) row.addEventListener(moved, release, { once: true });
  return release;
}
