/** Subjects that are the page itself, or anything on it. */
const PAGE = new Set(["", "*", ":root", "html", "body"]);
/** Where the page's frame is drawn: what its elements ask is asked of all that stands in them. */
const FRAME = "apps/web/src/app/";
const HAS = /([^\s,{}()>+~"'`[\]]*):has\(\s*([>+~]?)/g;
const FRAME_HAS = /(?<![\w-])(?:not-|group-|peer-)*has-(?:\[(?!&?[>+~])|\()/;

/**
 * A rule that looks through the whole page for something, by `:has()`: the browser asks it again for each letter that is typed,
 * and a long form on a phone stutters. Children are looked at (`:has(> …)`), or a mark is set (use-root-mark.ts).
 * @returns what to change, where something is
 */
export function wholePageHas(file: string, text: string): string[] {
  if (!/^apps\/web\/src\/.*\.(css|tsx?)$/.test(file) || /\.test\.tsx?$/.test(file)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const rules = file.endsWith(".css") ? code.matchAll(HAS) : code.matchAll(/(:root|html|body|\*):has\(\s*([>+~]?)/g);
  const found = [...rules].filter(([, subject = "", child]) => PAGE.has(subject) && child === "").map(([rule]) => rule);
  const [inFrame] = file.startsWith(FRAME) ? (FRAME_HAS.exec(code) ?? []) : [];
  return [...found, ...(inFrame ? [inFrame] : [])].map(
    (rule) => `${file}: «${rule}» looks through the whole page for each letter typed; look at children, or set a mark`,
  );
}
