import { expect, type Page } from "@playwright/test";

/** Texts that forms must take or refuse politely; none of them may ever do anything. */
export const ODD = {
  emoji: "🚀 Κύμα 👩‍👩‍👧‍👦🇬🇷✨",
  rightToLeft: "שלום עולם، مرحبا بالعالم",
  script: `"><img src=x onerror="window.ran=1"><script>window.ran=2</script>\${alert(3)} {{constructor}} '; drop table startups;--`,
} as const;

/** Turns what stands around it backwards on screen; forms refuse it. */
export const REVERSING = "Καλή \u202Eesrever\u202C ομάδα";

/** Longer than any field takes. */
export const OVERSIZED = "Ωμέγα ".repeat(1_667).slice(0, 10_000);

/** Fails when a text came alive on the page: a dialog, or the flag that the script texts set. */
export function watchScripts(page: Page): () => Promise<void> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  };
}

/** Counts the requests of one call from now on. */
export function countCalls(page: Page, method: string, path: RegExp): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}
