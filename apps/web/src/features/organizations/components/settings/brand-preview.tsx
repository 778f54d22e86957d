import {
  brandAccents,
  type BrandTheme,
  contrastOf,
  SURFACES,
  TEXT_CONTRAST,
} from "@kerkis/contract/organizations/branding.policy.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

interface BrandPreviewProps {
  name: string;
  logo: string | null;
  primary: string | null;
  accent: string | null;
}

const THEME_NAMES: Record<BrandTheme, () => string> = {
  light: m.organizations_theme_light,
  dark: m.organizations_theme_dark,
};
/** Ink of each theme's surface; the preview shows both whichever is on. */
const INK: Record<BrandTheme, string> = { light: "#12303b", dark: "#eef4f6" };
/** What an organization without colours of its own has: `--primary` of each theme (styles/tokens.css). */
const PLATFORM_COLORS: Record<BrandTheme, string> = { light: "#005163", dark: "#6fcfd8" };

/** The organization as both themes show it, its colours corrected until they can be read (WCAG 2.2 AA), with what was corrected. */
export function BrandPreview(brand: BrandPreviewProps) {
  const isOwn = brand.primary !== null || brand.accent !== null;
  return (
    <section aria-labelledby="brand-preview" className="grid min-w-0 content-start gap-4">
      <div>
        <h3 id="brand-preview" className="text-lg font-semibold">
          {m.organizations_preview()}
        </h3>
        {!isOwn && <p className="text-[0.9375rem] text-muted-foreground">{m.organizations_preview_platform()}</p>}
      </div>
      {(["light", "dark"] as const).map((theme) => (
        <section
          key={theme}
          aria-label={THEME_NAMES[theme]()}
          className="grid content-start gap-4 rounded-lg border border-border p-5"
          style={{ background: SURFACES[theme], color: INK[theme] }}
        >
          <p className="text-sm font-medium">{THEME_NAMES[theme]()}</p>
          <ThemePreview theme={theme} {...brand} />
        </section>
      ))}
    </section>
  );
}

function ThemePreview({ name, logo, theme, primary, accent }: BrandPreviewProps & { theme: BrandTheme }) {
  const chosen = [
    ...(primary ? [{ label: m.organizations_primary_color(), given: primary }] : []),
    ...(accent ? [{ label: m.organizations_accent_color(), given: accent }] : []),
  ].map((color) => Object.assign(color, brandAccents(color.given)[theme]));
  const first = chosen[0] ?? brandAccents(PLATFORM_COLORS[theme])[theme];
  const second = chosen[1] ?? first;
  return (
    <>
      <div className="flex min-w-0 items-center gap-3">
        {logo ? (
          <img
            src={logo}
            alt=""
            width={44}
            height={44}
            className="size-11 shrink-0 rounded-[28%] bg-white object-contain"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-[28%] text-lg font-bold"
            style={{ background: first.accent, color: first.ink }}
          >
            {Array.from(name)[0]}
          </span>
        )}
        <span className="min-w-0">
          <span className="display block truncate text-lg leading-tight">{name}</span>
          <span className="text-sm font-semibold underline" style={{ color: second.accent }}>
            {m.organizations_preview_link()}
          </span>
        </span>
        <span
          aria-hidden
          className="ml-auto shrink-0 rounded-md px-3.5 py-2 text-sm font-semibold"
          style={{ background: first.accent, color: first.ink }}
        >
          {m.organizations_preview_button()}
        </span>
      </div>
      {chosen.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {chosen.map(({ label, given, accent: color, isCorrected }) => (
            <li key={label} className="flex flex-wrap items-center gap-x-2">
              <span aria-hidden className="size-3.5 shrink-0 rounded-full" style={{ background: color }} />
              <span className="font-medium">{label}</span>
              <span className="tnum">
                {m.organizations_contrast({ ratio: formatNumber(contrastOf(color, SURFACES[theme]), 1) })}
              </span>
              <span className="basis-full pl-5.5">
                {isCorrected
                  ? m.organizations_contrast_corrected({
                      given: formatNumber(contrastOf(given, SURFACES[theme]), 1),
                      needed: formatNumber(TEXT_CONTRAST, 1),
                    })
                  : m.organizations_contrast_kept()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
