/** What a code is read from: a picture of the camera. */
type Seen = HTMLVideoElement | HTMLCanvasElement;
export type ReadCode = (seen: Seen) => Promise<string | undefined>;

interface Detector {
  detect: (seen: Seen) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const isVideo = (seen: Seen): seen is HTMLVideoElement => "videoWidth" in seen;

/** Reads QR codes by the device's own reader, or where it has none by one that is brought along. */
export async function codeReader(): Promise<ReadCode> {
  const Native = Reflect.get(window, "BarcodeDetector") as DetectorClass | undefined;
  if (Native && (await Native.getSupportedFormats()).includes("qr_code")) {
    const detector = new Native({ formats: ["qr_code"] });
    return async (seen) => (await detector.detect(seen))[0]?.rawValue;
  }
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  return async (seen) => {
    const [width, height] = isVideo(seen) ? [seen.videoWidth, seen.videoHeight] : [seen.width, seen.height];
    if (!paint || width === 0 || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    paint.drawImage(seen, 0, 0);
    try {
      return decodeQR(paint.getImageData(0, 0, width, height));
    } catch {
      // Most pictures of a camera have no code in them.
      return undefined;
    }
  };
}
