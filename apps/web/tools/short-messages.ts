import type { Plugin } from "vite";

const COMMENTS = /\/\*[^]*?\*\//g;
/** One language's words: `const el_shell_nav_home = () => { return (`Αρχική`) };` */
const WORDS = /^const ([a-z]+)_(\w+) = +\((?:i)?\) => \{\s*return +\((`[^`]*`)\)\s*\};/gm;
/** Where the function that chooses hands over to another language than the default. */
const CHOICES = /if \(locale === "([a-z]+)"\) return \w+\(inputs\)/g;

/**
 * A compiled message without choices of its own as one small function instead of one per language and one that chooses
 * among them: `(i) => getLocale() === "en" ? `…` : `…``. Any other is left as it is.
 */
export function shortMessage(compiled: string): string | undefined {
  const code = compiled.replace(COMMENTS, "");
  const words = [...code.matchAll(WORDS)];
  const name = words[0]?.[2];
  const chosen = [...code.matchAll(CHOICES)].map(([, language]) => language);
  const rest = words.filter(([, language]) => !chosen.includes(language));
  if (name === undefined || words.length !== chosen.length + 1 || rest.length !== 1) return undefined;
  if (!words.every(([, , other]) => other === name)) return undefined;
  const choices = words
    .filter((word) => word !== rest[0])
    .map(([, key, , text]) => `getLocale() === "${key}" ? ${text} : `);
  return `import { getLocale } from "../runtime.js";\nexport const ${name} = (i) => ${choices.join("")}${rest[0]?.[3]};\n`;
}

/** The messages' runtime without the ways of finding out a language that nothing here uses: the application says it. */
const RUNTIME = `
export let getLocale = () => "el";
export const overwriteGetLocale = (read) => { getLocale = read; };
export const experimentalStaticLocale = undefined;
`;

/** Makes the messages short that browsers get: there are thousands, and a page brings a hundred. */
export const shortMessages = (): Plugin => ({
  name: "kerkis:short-messages",
  // As the message compiler wrote them, before anything prints them anew.
  enforce: "pre",
  transform: {
    filter: { id: /\/\.paraglide\/(runtime|messages\/\w+)\.js$/ },
    handler: (code, id) => {
      const short = id.endsWith("/runtime.js") ? RUNTIME : shortMessage(code);
      return short === undefined ? null : { code: short, map: null };
    },
  },
});
