import type { Page } from "@playwright/test";

/** Notes every node of the server's HTML before any script runs: what hydration loses is told by `lostNodes`. */
export async function noteServerNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      // What stands in for a part that comes later goes when it comes; so does what carries a box into a form where there is none.
      const nodes = [...document.querySelectorAll("body *:not(script), title, meta, link[rel=canonical]")].filter(
        (node) => !node.closest("[aria-busy=true]") && !node.matches("input[aria-hidden=true]"),
      );
      Object.assign(window, { serverNodes: nodes });
    });
  });
}

/** Every part whose code comes after the page's is alive too: what hydration loses can be told by then. */
export async function partsHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT, ({ nodeValue }) =>
      nodeValue === "$" ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    while (marks.nextNode()) {
      const first = marks.currentNode.nextSibling;
      if (first instanceof Element && !Object.keys(first).some((key) => key.startsWith("__react"))) return false;
    }
    return true;
  });
}

/** Nodes that the server wrote and that are no longer in the page. */
export const lostNodes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nodes: unknown = Reflect.get(window, "serverNodes");
    if (!Array.isArray(nodes)) return ["nothing was noted"];
    return nodes.filter((node: Element) => !node.isConnected).map((node: Element) => node.outerHTML.slice(0, 120));
  });

/** What stands in a page before any script runs. */
export const writtenIn = (html: string): string => html.replace(/<script.*?<\/script>/gs, "");
