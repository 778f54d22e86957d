/** Colours of organizations as accents of the interface: corrected until they can be read (visual rules; WCAG 2.2). */

export const BRAND_COLOR = /^#[0-9a-f]{6}$/i;

/** Text needs this much contrast with what it stands on (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;

/** The surfaces of both themes, as the interface's tokens have them. */
export const SURFACES = { light: "#ffffff", dark: "#0d1d25" } as const;
export type BrandTheme = keyof typeof SURFACES;

const INK = { dark: "#0b1a21", light: "#ffffff" } as const;
const STEP = 0.005;

type Triple = readonly [number, number, number];

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const rgbOf = (hex: string): Triple => [
  linear(Number.parseInt(hex.slice(1, 3), 16) / 255),
  linear(Number.parseInt(hex.slice(3, 5), 16) / 255),
  linear(Number.parseInt(hex.slice(5, 7), 16) / 255),
];

const hexOf = (rgb: Triple): string =>
  `#${rgb
    .map((value) =>
      Math.round(gamma(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminance(rgbOf(one)), luminance(rgbOf(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The colour as near to the given one as can be read on that theme's surface; its hue stays. */
export function readableAccent(color: string, theme: BrandTheme): string {
  const surface = SURFACES[theme];
  if (contrastOf(color, surface) >= TEXT_CONTRAST) return color.toLowerCase();
  const [start, a, b] = toOklab(rgbOf(color));
  const direction = theme === "light" ? -STEP : STEP;
  for (let lightness = start; lightness > 0 && lightness < 1; lightness += direction) {
    // Colour fades toward both ends, so that it stays one that screens can show.
    const rest = direction < 0 ? lightness / start : (1 - lightness) / (1 - start);
    const candidate = hexOf(fromOklab([lightness, a * rest, b * rest]));
    if (contrastOf(candidate, surface) >= TEXT_CONTRAST) return candidate;
  }
  return theme === "light" ? INK.dark : INK.light;
}

export interface BrandAccent {
  /** As it is shown. */
  accent: string;
  /** Text on it. */
  ink: string;
  /** Whether the given colour could not be shown as it is. */
  isCorrected: boolean;
}

/** A brand colour as both themes show it. */
export function brandAccents(color: string): Record<BrandTheme, BrandAccent> {
  const shown = (theme: BrandTheme): BrandAccent => {
    const accent = readableAccent(color, theme);
    const ink = contrastOf(accent, INK.light) >= contrastOf(accent, INK.dark) ? INK.light : INK.dark;
    return { accent, ink, isCorrected: accent !== color.toLowerCase() };
  };
  return { light: shown("light"), dark: shown("dark") };
}
