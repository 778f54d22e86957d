const WITHIN_MS = 5_000;
const WITHOUT_IDLE_MS = 2_000;
const QUIET_MS = 1_000;

/** Begins work that nothing on the page waits for, once the page has loaded and the browser is idle. What fails there is let be. */
export function whenIdle(work: () => Promise<unknown>): void {
  const quietly = (): void => void work().catch(() => undefined);
  const wait = (): void => {
    if (window.requestIdleCallback) window.requestIdleCallback(quietly, { timeout: WITHIN_MS });
    else setTimeout(quietly, WITHOUT_IDLE_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

/** The person asked the browser to fetch no more than it must; a browser that cannot be asked says nothing. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches ahead, as `whenIdle`, once nothing has come over the network for a while: what the page itself still asks for goes
 * first. Nothing is fetched ahead for who saves data.
 */
export function whenQuiet(work: () => Promise<unknown>): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watch.disconnect();
      whenIdle(work);
    }, QUIET_MS);
  };
  const watch = new PerformanceObserver(wait);
  whenIdle(async () => {
    watch.observe({ type: "resource" });
    wait();
  });
}

/** The page has loaded and the browser is idle. */
export const idle = (): Promise<void> => new Promise((resolve) => whenIdle(async () => resolve()));
