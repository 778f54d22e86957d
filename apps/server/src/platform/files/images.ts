import pLimit from "p-limit";
import sharp from "sharp";
import { Refusal } from "#platform/http/refusal.ts";

const SIDE = 512;
/** A small file can unpack to gigabytes; nothing above this is decoded. */
const PIXELS_MAX = 24_000_000;
const SECONDS_MAX = 10;

// Only these decoders exist for uploads: no SVG, PDF, TIFF or scripts hidden in other formats.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPng",
    "VipsForeignLoadJpeg",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadNsgif",
  ],
});
// Images come rarely; memory kept for them would be missed by everything else.
sharp.cache(false);
sharp.concurrency(1);

/** A decoded image of the largest size takes a hundred megabytes. */
const twoAtATime = pLimit(2);

/** How a picture becomes a square: a logo is shown whole, a person fills it. */
export type SquareFit = "contain" | "cover";

/**
 * An uploaded image as a 512 × 512 WebP: content decides what it is, and nothing of the file but its pixels stays.
 * @param field the form's field that a refusal names
 * @throws Refusal file.not_an_image
 */
export async function squareImage(upload: Buffer, fit: SquareFit, field: string): Promise<Buffer> {
  return twoAtATime(() => asSquare(upload, fit)).catch(() => {
    throw new Refusal("file.not_an_image", { fields: [{ path: field, code: "invalid" }] });
  });
}

const asSquare = (upload: Buffer, fit: SquareFit): Promise<Buffer> =>
  sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(SIDE, SIDE, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 86 })
    .toBuffer();
