/** Lower case without accents, dialytika or final sigma, so that «Αθηνα» finds «Αθήνας» and "jose" finds "José". */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase("el")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ς", "σ");
}

/** Whether every word of the query occurs in the text, in any order, ignoring accents and case. */
export function matchesText(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
