import { expect, type Page } from "@playwright/test";

/** Does the same on every page; the call that it sends leaves each only once all have sent theirs. */
export async function atOnce(
  pages: readonly Page[],
  call: string | RegExp,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { promise: ready, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  for (const page of pages) {
    await page.route(
      call,
      async (route) => {
        sent += 1;
        if (sent === pages.length) release();
        await ready;
        await route.continue();
      },
      { times: 1 },
    );
  }
  await Promise.all(pages.map(act));
  await expect.poll(() => sent).toBe(pages.length);
}
