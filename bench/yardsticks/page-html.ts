// What it costs to write the HTML of a visitor's page, its data and its compression included.
import { loadOnce, type Call } from "../load.ts";
import type { ServerProcess } from "../processes.ts";
import { measureSide } from "../side.ts";

const WARM_UP = 40;
const PAGES = 80;

export interface PageCost {
  page: string;
  /** Milliseconds of the server's CPU. */
  milliseconds: number;
}

/**
 * Milliseconds of the server's CPU for one of each page, written anew each time.
 * @param pages a name and the address of each
 */
export async function measurePages(
  product: ServerProcess,
  postmaster: number,
  pages: Readonly<Record<string, string>>,
): Promise<PageCost[]> {
  let asked = 0;
  const costs: PageCost[] = [];
  for (const [page, path] of Object.entries(pages)) {
    // An address of its own each: none is answered from what was written before.
    const calls = (count: number) =>
      Array.from({ length: count }, (): Call => {
        asked += 1;
        const mark = `${path.includes("?") ? "&" : "?"}asked=${asked}`;
        return { path: `${path}${mark}`, headers: { accept: "text/html", "accept-encoding": "zstd" } };
      });
    await loadOnce(product.url, calls(WARM_UP), 1);
    const { serverCpu, failed } = await measureSide(product, postmaster, () => loadOnce(product.url, calls(PAGES), 1));
    if (failed > 0) throw new Error(`${path} was not answered.`);
    costs.push({ page, milliseconds: serverCpu / 1000 });
  }
  return costs;
}
