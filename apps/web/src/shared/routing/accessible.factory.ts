import axe from "axe-core";

/** WCAG 2.2 AA, with everything below it, as for whole screens (e2e/support/screens.ts). */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const THEMES = ["light", "dark"] as const;

/** What a test left on its page, to be looked at after it; the page itself is gone by then. */
let left: Element | undefined;
const seen = new Set<string>();
let turn = 0;

/** Keeps a picture of the page as it stands: markup and styles, without what moves it. Ids go on naming what they named. */
export function keepPicture(): void {
  const picture = document.body.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  // A list that changes is dim for a moment: it is judged as it will stand, whenever the test ended.
  for (const changing of picture.querySelectorAll<HTMLElement>("[aria-busy=true]")) changing.style.opacity = "1";
  left = picture;
}

/**
 * What axe finds on the picture that the last test left, in a theme by turns; nothing when this was looked at already.
 * The page is empty afterwards.
 */
export async function problemsOfPicture(): Promise<string[]> {
  const picture = left;
  left = undefined;
  if (!picture || picture.textContent.trim() === "" || seen.has(picture.innerHTML)) return [];
  seen.add(picture.innerHTML);
  turn += 1;
  const theme = THEMES[turn % THEMES.length] ?? "light";
  const page = document.documentElement;
  page.classList.add(theme);
  const host = document.createElement("div");
  host.replaceChildren(...picture.childNodes);
  document.body.replaceChildren(host);
  try {
    const { violations } = await axe.run(host, {
      runOnly: { type: "tag", values: RULES },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${theme}: ${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    );
  } finally {
    page.classList.remove(theme);
    document.body.replaceChildren();
  }
}
