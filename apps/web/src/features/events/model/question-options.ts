import type { EventQuestion } from "@kerkis/contract/events/questions/questions.schema.ts";

type Options = EventQuestion["options"];

/** A name that answers are kept by; nobody reads it. */
export const newKey = (): string => `q${Math.random().toString(36).slice(2, 12)}`;

/** Options as they are written: one a line, the English behind a bar. */
export const optionLines = (options: Options): string =>
  options.map(({ label: { el, en } }) => (en ? `${el} | ${en}` : el)).join("\n");

/** The options of such lines; one that was there before keeps its value, also while it is being rewritten in its place. */
export function optionsOf(lines: string, before: Options): Options {
  const said = lines.split("\n").flatMap((line) => {
    const [el = "", en = ""] = line.split("|").map((part) => part.trim());
    return el === "" ? [] : [{ el, en }];
  });
  const left = new Map(before.map((option) => [option.value, option]));
  const take = (option: Options[number] | undefined): string | undefined =>
    option && left.delete(option.value) ? option.value : undefined;
  const kept = said.map(({ el }) => take([...left.values()].find((option) => option.label.el === el)));
  return said.map((label, index) => ({
    value: kept[index] ?? (said.length === before.length ? take(before[index]) : undefined) ?? newKey(),
    label,
  }));
}
