import { encode } from "uqr";
import { expect, it } from "vitest";
import { codeReader } from "../../model/code-reader.ts";

const CODE = "Zk3_9-aQm0Lw7RtYx1BvNc";
const MODULE = 6;

/** A ticket's code as the camera sees it, or a picture without one. */
function seen(code: string | null): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 320 });
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("No canvas.");
  paint.fillStyle = "#ddd";
  paint.fillRect(0, 0, 320, 320);
  if (code === null) return canvas;
  const { data } = encode(code, { border: 4 });
  paint.translate(30, 20);
  paint.rotate(0.06);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) {
      paint.fillStyle = isDark ? "#222" : "#eee";
      paint.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }
  return canvas;
}

it("reads a ticket's code where the device has no reader of its own", async () => {
  expect("BarcodeDetector" in window).toBe(false);
  const read = await codeReader();
  expect(await read(seen(CODE))).toBe(CODE);
  expect(await read(seen(null))).toBeUndefined();
});
