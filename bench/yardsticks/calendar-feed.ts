// What it costs to write a calendar that others subscribe to.
import { loadOnce, type Call } from "../load.ts";
import type { ServerProcess } from "../processes.ts";
import { FEED } from "../seed.ts";
import { measureSide } from "../side.ts";

const WARM_UP = 20;
const FEEDS = 100;

/** Milliseconds of the server's CPU for one feed of SIZES.feed events, asked for anew each time. */
export async function measureCalendarFeed(product: ServerProcess, postmaster: number): Promise<number> {
  const feeds = (count: number) => Array.from({ length: count }, (): Call => ({ path: `/org/${FEED}/events.ics` }));
  await loadOnce(product.url, feeds(WARM_UP), 1);
  const { serverCpu, failed } = await measureSide(product, postmaster, () => loadOnce(product.url, feeds(FEEDS), 1));
  if (failed > 0) throw new Error("The calendar's feed was not answered.");
  return serverCpu / 1000;
}
