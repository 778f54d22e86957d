/** A ref: brings the current link or tab of a row that scrolls sideways into sight. Only its own row moves, never the page. */
export function showInRow(item: HTMLElement | null): void {
  const row = item?.closest<HTMLElement>("ul, [role=tablist]");
  if (item && row) row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
}
