/** Several values of one filter in one parameter, with commas between them: an address stays short, and a form without scripts can send it. */

/** @returns the values, each once; none where the filter narrows nothing */
export const severalIn = (text: string | undefined): string[] =>
  text === undefined || text === "" || text === "all" ? [] : [...new Set(text.split(","))];

/** @returns undefined for none */
export const severalText = (values: readonly string[]): string | undefined => values.join(",") || undefined;

/** The same with a value added, or taken away where it was among them. */
export const toggled = (text: string | undefined, value: string): string | undefined => {
  const values = severalIn(text);
  return severalText(values.includes(value) ? values.filter((known) => known !== value) : [...values, value]);
};
