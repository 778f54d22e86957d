/** A ref: brings the current link of a row that scrolls sideways into sight. Only its own row moves, never the page. */
export function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest("ul");
  if (link && row) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
}
