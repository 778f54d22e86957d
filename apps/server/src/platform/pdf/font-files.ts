import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

const FAMILIES = {
  display: ["literata-display", "literata-display-ext"],
  text: ["sofia-latin", "sofia-greek", "sofia-latin-ext"],
} as const;
export type Family = keyof typeof FAMILIES;
const FOLDER = fileURLToPath(new URL("./fonts/", import.meta.url));

/** Fonts of the product with the characters that each has, read once. */
export const fonts = new Map(
  Object.values(FAMILIES)
    .flat()
    .map((name) => {
      const path = `${FOLDER}${name}.ttf`;
      const font = fontkit.create(readFileSync(path));
      if (!("characterSet" in font)) throw new Error(`${name} is no font.`);
      return [name, { path, has: new Set(font.characterSet) }] as const;
    }),
);

/** The font of a family that has a character; its first where none does. */
export const fontIn =
  (family: Family) =>
  (character: string): string =>
    FAMILIES[family].find((name) => fonts.get(name)?.has.has(character.codePointAt(0) ?? 0)) ?? FAMILIES[family][0];

const isDrawn = (character: string): boolean =>
  [...fonts.values()].some(({ has }) => has.has(character.codePointAt(0) ?? 0));

/** A text in letters that the fonts have: one that none has, such as of polytonic Greek, loses its marks before it is lost. */
export const drawable = (text: string): string =>
  Array.from(text, (letter) => (isDrawn(letter) ? letter : (letter.normalize("NFD").at(0) ?? letter))).join("");

/** The font of what says no other. */
export const PLAIN = `${FOLDER}${FAMILIES.text[0]}.ttf`;
