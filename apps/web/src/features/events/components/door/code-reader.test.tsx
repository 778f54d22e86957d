import { encode } from "uqr";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { codeReader } from "../../model/code-reader.ts";
import { Scanner } from "./scanner.tsx";

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

let shown: TestPage | undefined;
afterEach(() => {
  shown?.close();
  vi.restoreAllMocks();
});
const scanner = async (onCode: (code: string) => void) => {
  shown = await openTestPage(<Scanner onCode={onCode} />, { answers: {}, session: asVisitor(undefined) });
  await page.getByRole("button", { name: "Scan", exact: true }).click();
};

it("tells the code that the camera sees once while it is held there, and lets the camera go", async () => {
  const picture = seen(CODE);
  const stream = picture.captureStream(10);
  // A picture that never changes is sent once; a camera sends on.
  const sending = setInterval(() => picture.getContext("2d")?.fillRect(0, 0, 1, 1), 100);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream);
  const onCode = vi.fn<(code: string) => void>();
  await scanner(onCode);
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledWith(CODE), 10_000);
  await new Promise((done) => setTimeout(done, 700));
  expect(onCode).toHaveBeenCalledTimes(1);
  await page.getByRole("button", { name: "Stop scanning" }).click();
  await vi.waitFor(() => expect(stream.getTracks().every(({ readyState }) => readyState === "ended")).toBe(true));
  clearInterval(sending);
});

it("says what to do where there is no camera, or it may not be used", async () => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("", "NotAllowedError"));
  await scanner(() => undefined);
  await expect.element(page.getByText(/Find the name in the list/)).toBeVisible();
});
