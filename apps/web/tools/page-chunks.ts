import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const web = join(import.meta.dirname, "..");
const SHELL = join(web, "src/app/shell/shell-layout.tsx");
const ENTRY = join(web, "src/app/entry-client.tsx");
const FRAME_ROUTES = join(web, "src/app/frame-routes.ts");
/** Numbers, days and times, which nearly every screen writes. */
const FORMAT = join(web, "src/shared/i18n/format.ts");
/** What the manifest of a feature loads: `startups/startups.routes.tsx`. */
const FEATURE_ROUTES = /\/([^/]+)\/\1\.routes\.tsx$/;
const QUIET = join(web, "src/app/browser/quiet-parts.tsx");
/** Pages outside the shell, which need little of what the signed-in one has. */
const VISITED_PAGES = [
  ...["sign-in", "sign-up", "forgot-password", "reset-password", "email-verification", "auth-callback", "welcome"].map(
    (page) => join(web, `src/features/identity/pages/${page}-page.tsx`),
  ),
  join(web, "src/features/identity/identity.routes.tsx"),
  join(web, "src/features/organizations/pages/accept-invitation-page.tsx"),
  join(web, "src/features/settings/pages/display-settings-page.tsx"),
];
/** What visitors see first must not wait for what only the shell or other pages need. */
const SITE = [
  join(web, "src/app/shell/site/site-layout.tsx"),
  join(web, "src/features/homepages/homepages.routes.tsx"),
  join(web, "src/features/homepages/pages/landing-page.tsx"),
];
/** What visitors load beside it, none of which may bring the shell along for the little they share. */
const MEASURE = join(web, "src/shared/metrics/measure.ts");
const TOASTS = join(web, "src/shared/ui/overlays/toast-view.tsx");
const CHAT = join(web, "src/features/assistant/assistant.public.tsx");
/** The contract and the client library, which come with the first call. */
const CLIENT = join(web, "src/shared/api/client-link.ts");
/** What screens are made of: a file for each kit instead of dozens for its parts. */
const KITS = {
  dialogs: ["dialog", "sheet", "alert-dialog"].map((name) => `overlays/views/${name}-view`),
  menus: ["overlays/views/menu-popup", "overlays/popover", "overlays/tips"],
  controls: [
    "alert",
    "forms/checkbox",
    "forms/field",
    "forms/input",
    "forms/search-input",
    "forms/textarea",
    "layout/card",
    "layout/page-header",
    "pickers/native-select",
    // Lists bring a part of theirs late; without it here every screen with a late part would load lists.
    "states/asked-part",
  ],
  /** Their buttons alone. */
  actions: ["overlays/dropdown-menu"],
  tabs: ["layout/tabs"],
};
const LISTS = join(web, "src/shared/lists/resource-list.tsx");
const FIELDS = join(web, "src/shared/forms/fields/form-fields.tsx");
const FORMS = join(web, "src/shared/forms/contract-form.ts");
/** What is wrong with a field, which screens without a form say too. */
const FIELD_TEXT = join(web, "src/shared/forms/field-text.ts");
const kit = (name: keyof typeof KITS): string[] => KITS[name].map((file) => join(web, `src/shared/ui/${file}.tsx`));
const kits = (): string[] => [...kit("dialogs"), ...kit("menus"), ...kit("controls"), ...kit("tabs"), LISTS, FORMS];
const FEATURES = new Set(readdirSync(join(web, "src/features")));
/** Texts and icons that many screens share. */
const CRUMBS = /\/\.paraglide\/messages\/(?!error_)|\/lucide-react\/dist\/esm\/icons\//;
const MANY = 8;
/** A feature's texts are kept from the others' pages; all else is one file. */
const crumbsOf = (id: string): string => {
  const [, feature = ""] = /\/messages\/([a-z]+)_/.exec(id) ?? [];
  return FEATURES.has(feature) ? `crumbs-${feature}` : "crumbs";
};
/** Features whose routes share what every page then brings. */
const SEVERAL = 3;
/** Its parts that come after it. */
const LATE_SITE = ["pages/lower-sections.tsx", "components/stage-card.tsx", "components/hero/landing-theatre.tsx"].map(
  (file) => join(web, "src/features/homepages", file),
);
/** The landing page's own parts and texts; no other page needs them, but for the way to register. */
const LANDING = /\/homepages(?!\/components\/next-step|_hero_register)[/_]/;
/** Modules that name everything there is; who imports them needs only what they take from them. */
const INDEXES: Readonly<Record<string, RegExp>> = {
  "lucide-react": /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
  "radix-ui/internal": /\/radix-ui\/dist\/internal\.m?js$/,
  "radix-ui": /\/radix-ui\/dist\/index\.m?js$/,
  "@tanstack/react-query": /\/@tanstack\/react-query\/build\/modern\/index\.js$/,
  "@tanstack/query-core": /\/@tanstack\/query-core\/build\/modern\/index\.js$/,
};
const MESSAGES = join(web, ".paraglide/messages");
const MESSAGE_INDEX = new Set([join(web, ".paraglide/messages.js"), join(MESSAGES, "_index.js")]);

interface Parsed {
  importedIds: readonly string[];
  code: string;
}

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]
>[number];

/**
 * Names that an index gives, each with the module it comes from: `export { default as Menu } from "…"`,
 * `export * as Dialog from "…"`, `export * from "…"`.
 */
function namesOf({ importedIds, code }: Parsed, parsed: ReadonlyMap<string, Parsed>): Map<string, string> {
  const names = new Map<string, string>();
  const sources = [...new Set([...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, source = ""]) => source))];
  const idOf = new Map(sources.map((source, index) => [source, importedIds[index] ?? ""]));
  for (const [, list, star, source = ""] of code.matchAll(
    /(?:export|import)\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["']([^"']+)["']/g,
  )) {
    const given = star ?? list ?? "";
    for (const name of given.split(","))
      names.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
        idOf.get(source) ?? "",
      );
  }
  for (const [, source = ""] of code.matchAll(/export\s*\*\s*from\s*["']([^"']+)["']/g)) {
    const whole = parsed.get(idOf.get(source) ?? "");
    if (whole) for (const [name, id] of namesOf(whole, parsed)) names.set(name, id);
  }
  return names;
}

/** What a module really needs of those it imports. */
function needsOf({ importedIds, code }: Parsed, parsed: ReadonlyMap<string, Parsed>): string[] {
  const needs: string[] = [];
  for (const id of importedIds) {
    const index = Object.entries(INDEXES).find(([, pattern]) => pattern.test(id));
    const source = parsed.get(id);
    if (MESSAGE_INDEX.has(id)) {
      for (const [, name = ""] of code.matchAll(/\bm\.([a-z]\w+)/g)) needs.push(join(MESSAGES, `${name}.js`));
    } else if (index && source) {
      const names = namesOf(source, parsed);
      const taken = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${index[0]}["']`, "g");
      for (const [, list = ""] of code.matchAll(taken))
        for (const name of list.split(",")) needs.push(names.get(name.trim().split(/\s+as\s+/)[0] ?? "") ?? "");
    } else needs.push(id);
  }
  return needs.filter(Boolean);
}

/**
 * Files instead of dozens of crumbs, each of which costs a request and compresses badly. Each holds all that it imports but
 * what those before it hold, so none waits for another in a circle:
 * start, what every page needs; common, what pages outside the shell share with it; base, what the routes of several features
 * need; parts, what the shell shares with what visitors load late and with the kits; quiet, what nobody sees at first; shell, the
 * signed-in one; site, what the landing page shows and other pages show too; kits of screens; client, what calls the API.
 */
export function pageChunks(): { plugin: Plugin; groups: CodeSplittingGroup[] } {
  const parsed = new Map<string, Parsed>();

  function reach(...ids: readonly string[]): Set<string> {
    const found = new Set<string>();
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const module = parsed.get(id);
      if (module) waiting.push(...needsOf(module, parsed));
    }
    return found;
  }
  /** As `reach`, for the application's own modules; one that was moved is noticed. */
  function reachOf(...roots: readonly string[]): Set<string> {
    const lost = roots.filter((root) => !parsed.has(root));
    if (lost.length > 0) throw new Error(`The web build has no ${lost.join(", ")} (tools/page-chunks.ts).`);
    return reach(...roots);
  }
  const group = (name: string, priority: number, modules: () => Set<string>): CodeSplittingGroup => {
    let made: Set<string> | undefined;
    return { name, priority, test: (id) => (made ??= modules()).has(id) };
  };
  /** What the routes of several features need, or those of one and the shell. */
  function sharedByRoutes(): Set<string> {
    const shell = reachOf(SHELL);
    const features = new Map<string, number>();
    for (const id of parsed.keys())
      if (FEATURE_ROUTES.test(id)) for (const need of reach(id)) features.set(need, (features.get(need) ?? 0) + 1);
    return new Set([...features].flatMap(([need, count]) => (shell.has(need) || count >= SEVERAL ? [need] : [])));
  }
  const base = () => sharedByRoutes().union(reachOf(FRAME_ROUTES, FORMAT));
  return {
    plugin: {
      name: "kerkis:page-chunks",
      moduleParsed: ({ id, importedIds, code }) => void parsed.set(id, { importedIds, code: code ?? "" }),
    },
    groups: [
      group("start", 16, () =>
        reachOf(ENTRY).union(
          reachOf(SHELL, QUIET)
            .union(base())
            .intersection(reachOf(...SITE)),
        ),
      ),
      group("common", 15, () =>
        reachOf(SHELL, QUIET)
          .union(base())
          .intersection(reachOf(...VISITED_PAGES)),
      ),
      group("base", 14, base),
      group("parts", 13, () =>
        reachOf(SHELL).intersection(reachOf(QUIET, MEASURE, TOASTS, CHAT, ...LATE_SITE, ...kits())),
      ),
      group("quiet", 12, () => reachOf(QUIET)),
      group("shell", 11, () => reachOf(SHELL)),
      group("site", 10, () => new Set([...reachOf(...SITE)].filter((id) => !LANDING.test(id)))),
      group("controls", 9, () =>
        reachOf(...kit("controls"), FIELD_TEXT)
          .union(reachOf(FORMS).intersection(reachOf(...VISITED_PAGES)))
          // A page that says one word of a kit would bring the kit along.
          .union(new Set([...reachOf(...kits())].filter((id) => CRUMBS.test(id)))),
      ),
      group("actions", 8, () => reachOf(...kit("actions"))),
      group("tabs", 7, () => reachOf(...kit("tabs"))),
      group("layers", 6, () => reachOf(...kit("dialogs")).intersection(reachOf(...kit("menus")))),
      group("dialogs", 5, () => reachOf(...kit("dialogs"))),
      group("menus", 4, () => reachOf(...kit("menus"))),
      group("marks", 3, () => reachOf(LISTS).intersection(reachOf(FIELDS))),
      group("lists", 3, () => reachOf(LISTS)),
      group("forms", 2, () => reachOf(FORMS)),
      group("client", 1, () => reachOf(CLIENT)),
      { name: crumbsOf, priority: 0, test: CRUMBS, minShareCount: MANY },
    ],
  };
}
