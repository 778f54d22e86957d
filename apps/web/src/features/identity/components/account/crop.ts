/** What of a picture its square shows: `zoom` 1 is the largest square; `x` and `y` say where it stands, 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;
/** Side of what is uploaded, in pixels; the server keeps the same. */
const SIDE = 512;

interface Size {
  width: number;
  height: number;
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square of the picture that a crop shows, in the picture's pixels. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / within(zoom, 1, ZOOM_MAX);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/**
 * The crop after the picture was dragged.
 * @param dx pixels to the right, on a square of `shown` pixels
 */
export function dragCrop(size: Size, crop: Crop, { dx, dy, shown }: { dx: number; dy: number; shown: number }): Crop {
  const { side } = cropSquare(size, crop);
  const scale = side / shown;
  const move = (position: number, delta: number, length: number) =>
    length - side < 1 ? position : within(position - (delta * scale) / (length - side), 0, 1);
  return { ...crop, x: move(crop.x, dx, size.width), y: move(crop.y, dy, size.height) };
}

/** The square as a picture file. */
export async function cropPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = cropSquare(picture, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture was not made."))), "image/png");
  });
}
