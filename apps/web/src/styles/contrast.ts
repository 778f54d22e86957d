/** WCAG 2.2 contrast arithmetic for OKLCH tokens; used by the token test. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB of an `oklch(L C H)` or `#fff` token, clipped to the gamut as a browser's screen would. */
export function parseColor(token: string): Rgb {
  if (token === "#fff") return [1, 1, 1];
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(token.trim());
  if (!match) throw new Error(`not an opaque OKLCH colour: ${token}`);
  const lightness = Number(match[1]);
  const chroma = Number(match[2]);
  const hue = (Number(match[3]) * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05);
}
