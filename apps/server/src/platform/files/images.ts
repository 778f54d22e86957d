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
 * @throws Refusal file.not_an_image, file.dimensions
 */
export async function squareImage(upload: Buffer, fit: SquareFit, field: string): Promise<Buffer> {
  return twoAtATime(() => asSquare(upload, fit)).catch(async () => {
    const code = (await pixelsOf(upload)) > PIXELS_MAX ? "file.dimensions" : "file.not_an_image";
    throw new Refusal(code, { fields: [{ path: field, code: "invalid" }] });
  });
}

/** What its header says; nothing is decoded. 0 where it is no image. */
async function pixelsOf(upload: Buffer): Promise<number> {
  const facts = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return facts ? facts.width * (facts.pageHeight ?? facts.height) : 0;
}

const asSquare = (upload: Buffer, fit: SquareFit): Promise<Buffer> =>
  sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(SIDE, SIDE, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 86 })
    .toBuffer();

/** A stored picture as PNG of at most so many pixels a side, for what reads no WebP; null where it is gone. */
export const storedAsPng = (path: string, side: number): Promise<Buffer | null> =>
  twoAtATime(() =>
    sharp(path, { limitInputPixels: PIXELS_MAX })
      .timeout({ seconds: SECONDS_MAX })
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer(),
  ).catch(() => null);
