/** Lights what stands for an application in table and chart alike, and nothing else; written past React, so that no row is drawn anew. */
function lightRow(id: string | undefined): void {
  for (const lit of document.querySelectorAll<HTMLElement | SVGElement>("[data-lit]")) delete lit.dataset["lit"];
  if (id === undefined) return;
  const same = document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-row="${CSS.escape(id)}"], [data-seat-of="${CSS.escape(id)}"]`,
  );
  for (const one of same) one.dataset["lit"] = "";
}

const seatOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>("[data-seat-of]")?.dataset["seatOf"] : undefined;

const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? seatOf(target)) : undefined;

/** Goes to the row of a seat that was pressed. */
function goToRow(target: EventTarget): void {
  const id = seatOf(target);
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-link]`)?.focus();
}

/** Around chart and table: what is pointed at or has the focus is lit in both; a seat leads to its row. */
export const LIGHTS = {
  onPointerOver: ({ target }: { target: EventTarget }) => lightRow(rowOf(target)),
  onPointerLeave: () => lightRow(undefined),
  onClick: ({ target }: { target: EventTarget }) => goToRow(target),
  onFocus: ({ target }: { target: EventTarget }) => lightRow(rowOf(target)),
};
