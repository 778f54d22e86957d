/**
 * Which Tailwind utilities set the same thing, as far as this project uses them: a tenth of a general library's weight.
 * merge-classes.test.ts compares it with that library over every class of the source.
 */

const SIDES: Readonly<Record<string, string>> = { "": "trbl", x: "rl", y: "tb" };
const CORNERS: Readonly<Record<string, string>> = {
  "": "abcd",
  t: "ab",
  r: "bc",
  b: "cd",
  l: "ad",
  tl: "a",
  tr: "b",
  br: "c",
  bl: "d",
};

/** Utilities of one side, of an axis or of all of them; the first group is what is set, the second the side. */
const SIDED: readonly RegExp[] = [
  /^-?([pm])([xytrbl]?)-/,
  /^(gap|overflow)-(?:([xy])-)?(?!-)/,
  /^-?(inset)-(?:([xy])-)?/,
  /^-?()(top|right|bottom|left)-/,
  /^(border)(?:-([xytrbl]))?(?:-(?:\d+|\[\d.*))?$/,
  /^(rounded)(?:-([tblr]{1,2}))?(?:-.*)?$/,
];

/** Utilities whose value alone differs. */
const VALUED =
  /^-?((?:min|max)-[wh]|[wh]|grid-cols|grid-rows|auto-cols|col-span|col-start|row-span|row-start|justify-items|justify-self|justify|items|self|content|z|opacity|cursor|order|whitespace|duration|transition|leading|shadow|fill|list|tracking|backdrop-blur|brightness|object|align|rotate|translate-[xy]|pointer-events|scroll-mt|underline-offset|outline-offset|touch|accent|animate|basis|shrink|grow|line-clamp|resize)(?:-|$)/;

/** The others, by their whole form; the first that fits counts. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /^(block|contents|flex|flow-root|grid|hidden|inline|table(-cell|-column|-(row|header|footer)(-group)?)?|inline-(block|flex|grid))$/,
    "display",
  ],
  [/^(absolute|fixed|relative|static|sticky)$/, "position"],
  [/^(not-)?sr-only$/, "sr-only"],
  [/^(visible|invisible|collapse)$/, "visibility"],
  [/^(truncate|text-ellipsis|text-clip)$/, "text-overflow"],
  [/^flex-(row|col)/, "flex-direction"],
  [/^flex-(no)?wrap/, "flex-wrap"],
  [/^flex-/, "flex"],
  [/^text-(left|center|right|start|end|justify)$/, "text-align"],
  [/^text-(balance|pretty|wrap|nowrap)$/, "text-wrap"],
  [/^text-(xs|sm|base|lg|\d?xl|\[([\d.]|clamp|calc|min|max).*)$/, "text-size"],
  [/^text-/, "color"],
  [/^font-(light|normal|medium|semibold|bold)$/, "font-weight"],
  [/^font-/, "font-family"],
  [/^bg-(linear-|\[repeating-linear)/, "background-image"],
  [/^from-/, "gradient-from"],
  [/^via-/, "gradient-via"],
  [/^to-/, "gradient-to"],
  [/^bg-(?!\[[a-np-z])/, "background"],
  [/^break-inside-/, "break-inside"],
  [/^break-/, "break"],
  [/^border-(dashed|dotted|solid|none)$/, "border-style"],
  [/^border-(collapse|separate)$/, "border-collapse"],
  [/^border-(?!spacing)/, "border-color"],
  [/^outline-(dashed|dotted|solid|none|hidden)$/, "outline-style"],
  [/^outline(-\d+)?$/, "outline-width"],
  [/^outline-/, "outline-color"],
  [/^decoration-\d/, "decoration-thickness"],
  [/^(underline|overline|line-through|no-underline)$/, "text-decoration-line"],
  [/^ring(-\d+)?$/, "ring"],
  [/^ring-/, "ring-color"],
  [/^\[([a-z-]+):/, "property"],
];

/** What setting one thing sets as well. */
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  "text-size": ["leading"],
  flex: ["basis", "grow", "shrink"],
  "line-clamp": ["display", "overflow-r", "overflow-l", "overflow-t", "overflow-b"],
};

/** All that a utility sets; nothing for a class of our own. */
function settingsOf(utility: string): readonly string[] {
  if (utility.startsWith("size-")) return ["w", "h"];
  for (const pattern of SIDED) {
    const [found, name = "", side = ""] = pattern.exec(utility) ?? [];
    if (found === undefined) continue;
    const sides = name === "rounded" ? CORNERS : SIDES;
    if (name === "") return [`inset-${side[0]}`];
    return Array.from(sides[side] ?? side, (each) => `${name}-${each}`);
  }
  const name = VALUED.exec(utility)?.[1] ?? FORMS.find(([form]) => form.test(utility))?.[1];
  if (name === undefined) return [];
  return name === "property" ? [utility.slice(0, utility.indexOf(":"))] : [name, ...(INCLUDED[name] ?? [])];
}

/** `hover:`, `sm:` and the like with their colons; a colon within brackets, or brackets in brackets, belongs to a value. */
const VARIANTS = /^(?:(?:\[(?:[^[\]]|\[[^\]]*\])*\]|\([^)]*\)|[^[\](:\s])+:)*/;

const merged = new Map<string, string>();

/** Drops every Tailwind class that a later one of the same variant overrides. */
export function mergeClasses(classes: string): string {
  const known = merged.get(classes);
  if (known !== undefined) return known;
  const set = new Set<string>();
  const kept: string[] = [];
  for (const each of classes.split(/\s+/).toReversed()) {
    const variants = VARIANTS.exec(each)?.[0] ?? "";
    const utility = each.slice(variants.length);
    const important = utility.startsWith("!") || utility.endsWith("!");
    const settings = settingsOf(important ? utility.replace("!", "") : utility).map(
      (setting) => `${variants}${important ? "!" : ""}${setting}`,
    );
    const isOverridden = settings.length > 0 && settings.every((setting) => set.has(setting));
    if (each === "" || isOverridden || kept.includes(each)) continue;
    for (const setting of settings) set.add(setting);
    kept.unshift(each);
  }
  const result = kept.join(" ");
  merged.set(classes, result);
  return result;
}
