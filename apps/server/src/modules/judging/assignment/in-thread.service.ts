import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { Refusal } from "#platform/http/refusal.ts";
import type { Pair, Task } from "./distribution.policy.ts";

/** Longer than the largest call takes; who waits for it longer is told to ask again. */
const PATIENCE_MS = HOUR_MS / 60;

/** One at a time: the solver takes a processor for itself. */
const inTurn = pLimit(1);

/**
 * Distributes in a thread of its own, so that requests are answered meanwhile. Once nobody waits for it the thread ends.
 * @throws Refusal request.unavailable when it takes too long, or nobody waits for it any more
 */
export const distributeInThread = (task: Task, cancelled?: AbortSignal): Promise<Pair[]> =>
  inTurn(async () => {
    if (cancelled?.aborted) throw new Refusal("request.unavailable");
    const worker = new Worker(new URL("./distribution.worker.ts", import.meta.url), { workerData: task });
    const late = Promise.withResolvers<never>();
    const giveUp = () => late.reject(new Refusal("request.unavailable"));
    const timer = setTimeout(giveUp, PATIENCE_MS);
    cancelled?.addEventListener("abort", giveUp);
    const answer = new Promise<Pair[]>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    try {
      return await Promise.race([answer, late.promise]);
    } finally {
      clearTimeout(timer);
      cancelled?.removeEventListener("abort", giveUp);
      await worker.terminate();
    }
  });
