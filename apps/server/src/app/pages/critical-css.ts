/** Cuts a stylesheet down to what one page shows: utility classes that its HTML does not use stay in the linked file. */

interface Rule {
  kind: "rule";
  /** Class that the selector begins with; undefined keeps the rule in every page. */
  classes: readonly (string | undefined)[];
  text: string;
}
interface Group {
  kind: "group";
  open: string;
  children: readonly Node[];
}
interface Plain {
  kind: "plain";
  text: string;
}
type Node = Rule | Group | Plain;

const UTILITIES = "@layer utilities";
const GROUPS = /^@(?:media|supports|container|layer)\b/;

/** @returns a function from a page's HTML to the styles it needs, in the order of the stylesheet */
export function createCriticalCss(css: string): (html: string) => string {
  const nodes = splitBlocks(css).map(({ prelude, body }): Node => {
    if (body === undefined) return { kind: "plain", text: prelude };
    if (prelude.trim() !== UTILITIES) return { kind: "plain", text: `${prelude}{${body}}` };
    return { kind: "group", open: `${UTILITIES}{`, children: parseUtilities(body) };
  });
  return (html) => write(nodes, classesOf(html));
}

function parseUtilities(css: string): Node[] {
  return splitBlocks(css).map(({ prelude, body }): Node => {
    if (body === undefined) return { kind: "plain", text: prelude };
    if (GROUPS.test(prelude)) return { kind: "group", open: `${prelude}{`, children: parseUtilities(body) };
    if (prelude.startsWith("@")) return { kind: "plain", text: `${prelude}{${body}}` };
    return { kind: "rule", classes: splitSelectors(prelude).map(firstClass), text: `${prelude}{${body}}` };
  });
}

function write(nodes: readonly Node[], used: ReadonlySet<string>): string {
  let css = "";
  for (const node of nodes) {
    if (node.kind === "plain") css += node.text;
    else if (node.kind === "rule") {
      if (node.classes.some((name) => name === undefined || used.has(name))) css += node.text;
    } else {
      const inner = write(node.children, used);
      if (inner) css += `${node.open}${inner}}`;
    }
  }
  return css;
}

/** Blocks of one level: `prelude{body}`, or a statement up to its semicolon. Strings, comments and escapes are stepped over. */
function splitBlocks(css: string): { prelude: string; body?: string }[] {
  const blocks: { prelude: string; body?: string }[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === "\\") at += 1;
    else if (char === '"' || char === "'") at = endOfString(css, at);
    else if (char === "/" && css[at + 1] === "*") at = css.indexOf("*/", at) + 1;
    else if (char === "{") {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === "}") {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ prelude: css.slice(start, open), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (char === ";" && depth === 0) {
      blocks.push({ prelude: css.slice(start, at + 1) });
      start = at + 1;
    }
  }
  return blocks;
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === "\\") at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const char = prelude[at];
    if (char === "\\") at += 1;
    else if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth -= 1;
    else if (char === "," && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** Name of the class a selector begins with, its escapes undone. */
function firstClass(selector: string): string | undefined {
  const escaped = /^\s*\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[\u0080-\uffff])+)/i.exec(selector)?.[1];
  return escaped?.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex?: string, char?: string) =>
    hex === undefined ? (char ?? "") : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function classesOf(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = value.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
    for (const name of plain.split(/\s+/)) used.add(name);
  }
  return used;
}
