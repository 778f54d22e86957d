import { afterEach, expect, test } from "vitest";
import { showInRow } from "./show-in-row.ts";

afterEach(() => document.body.replaceChildren());

/** A row 200 px wide with eight items of 80 px, the sixth of them current. */
function row() {
  const list = document.body.appendChild(document.createElement("ul"));
  list.style.cssText = "position: relative; display: flex; width: 200px; overflow-x: auto; padding: 0";
  const items = Array.from({ length: 8 }, () => list.appendChild(document.createElement("li")));
  for (const item of items) item.style.cssText = "flex: none; width: 80px; height: 20px";
  const [first, , , , , current] = items;
  if (!first || !current) throw new Error("Eight items were made.");
  return { list, first, current };
}
const isSeen = (list: HTMLElement, item: HTMLElement): boolean =>
  item.offsetLeft >= list.scrollLeft && item.offsetLeft + item.offsetWidth <= list.scrollLeft + list.clientWidth;

test("the current item is shown, also after an earlier one has grown", async () => {
  const { list, first, current } = row();
  showInRow(current);
  expect(isSeen(list, current)).toBe(true);
  first.style.width = "240px";
  await expect.poll(() => isSeen(list, current)).toBe(true);
});

test("a row that someone has moved stays where it is", async () => {
  const { list, first, current } = row();
  showInRow(current);
  list.dispatchEvent(new WheelEvent("wheel"));
  list.scrollTo({ left: 0 });
  first.style.width = "240px";
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(list.scrollLeft).toBe(0);
});
