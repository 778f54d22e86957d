import { expect, it } from "vitest";
import { shortMessage } from "./short-messages.ts";

/** As the message compiler writes them. */
const compiled = (name: string, el: string, en: string, inputs = ""): string => `/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

const el_${name} = /** @type {(inputs: Inputs) => LocalizedString} */ (${inputs}) => {
\treturn ${el}
};

const en_${name} = /** @type {(inputs: Inputs) => LocalizedString} */ (${inputs}) => {
\treturn ${en}
};

/**
* @returns {LocalizedString}
*/
export const ${name} = /** @type {((inputs?: Inputs, options?: { locale?: "el" | "en" }) => LocalizedString)} */ ((inputs = {}, options = {}) => {
\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale()
\tif (locale === "en") return en_${name}(inputs)
\treturn el_${name}(inputs)
});`;

const words = (text: string): string => `/** @type {LocalizedString} */ (\`${text}\`)`;

it("says the same in both languages, with what it is given", () => {
  const short = shortMessage(compiled("menu_of", words("Μενού: ${i?.name}"), words("Menu of ${i?.name}"), "i")) ?? "";
  expect(short).toBe(
    'import { getLocale } from "../runtime.js";\n' +
      'export const menu_of = (i) => getLocale() === "en" ? `Menu of ${i?.name}` : `Μενού: ${i?.name}`;\n',
  );
});

it("leaves a message with choices of its own as it is", () => {
  const choice = "i?.count == 1 ? /** @type {LocalizedString} */ (`one`) : /** @type {LocalizedString} */ (`many`)";
  expect(shortMessage(compiled("count_of", choice, choice, "i"))).toBeUndefined();
  expect(shortMessage(compiled("count_of", words("ένα"), choice, "i"))).toBeUndefined();
});
