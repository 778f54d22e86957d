import { createHmac } from "node:crypto";
import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { transact } from "#platform/db/db.ts";
import { postOutside } from "#platform/http/outside.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { lockCase, tellStory, type Case } from "./engine.repo.ts";
import { goOn, stick } from "./engine.service.ts";
import { delivery, webhookSecret, type Delivery } from "./webhooks.repo.ts";

/** Tries before a call is given up, within some nine hours. */
const TRIES_MAX = 10;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 2 * HOUR_MS;

const signature = (key: string, moment: string, body: string): string =>
  `sha256=${createHmac("sha256", key).update(`${moment}.${body}`).digest("hex")}`;

/** One try: through, once more later, or given up. Run twice it sends the same key, and moves the case once. */
async function deliver(platform: Platform, given: Delivery): Promise<void> {
  const seen = await platform.db.transaction((tx) => lockCase(tx, given.instance_id));
  const node = seen && waitingAt(seen, given);
  if (!seen || !node) return;
  // What stands still calls nobody until it goes on.
  if (seen.row.status === "suspended") return later(platform, given, LONGEST_WAIT_MS);
  const moment = isoNow(platform.clock);
  const body = JSON.stringify({
    id: given.key,
    at: moment,
    step: node.id,
    case: { id: seen.row.id, title: seen.row.title, application_id: seen.row.application_id },
    workflow: seen.name,
  });
  const key = webhookSecret(platform.config.secret, seen.row.template_id);
  const answer = await postOutside(
    node.url,
    body,
    {
      "content-type": "application/json",
      "user-agent": "Kerkis",
      "x-kerkis-delivery": given.key,
      "x-kerkis-timestamp": moment,
      "x-kerkis-signature": signature(key, moment, body),
    },
    platform.config.webhookOrigins,
  );
  await transact(platform.db, null, async (tx) => {
    const one = await lockCase(tx, given.instance_id);
    if (!one || !waitingAt(one, given)) return;
    const context = { tx, platform, actorId: null };
    if ("status" in answer && answer.status >= 200 && answer.status < 300) {
      await tellStory(tx, one, { kind: "acted", node: given.node, at: moment });
      return goOn(context, one, given.token, "next");
    }
    const tries = given.tries + 1;
    if (tries < TRIES_MAX && isPassing(answer)) {
      const wait = Math.min(FIRST_WAIT_MS * 2 ** given.tries, LONGEST_WAIT_MS);
      return platform.jobs.enqueue(tx, delivery, { ...given, tries }, wait);
    }
    const leads = one.definition.edges.some(({ from, on }) => from === given.node && on === "failed");
    if (leads) return goOn(context, one, given.token, "failed");
    await stick(context, one, { token: given.token, node: given.node, code: "unanswered" });
  });
}

const later = (platform: Platform, given: Delivery, wait: number): Promise<void> =>
  platform.db.transaction((tx) => platform.jobs.enqueue(tx, delivery, given, wait));

/** The step, while the case waits there and goes on at all. */
function waitingAt(one: Case, { token, node: id }: Delivery) {
  if (one.row.ended_at !== null) return null;
  const isThere = one.row.flow.tokens.some((standing) => standing.id === token && standing.node === id);
  const node = nodeOf(one.definition, id);
  return isThere && node?.type === "webhook" ? node : null;
}

/** What may go better later: no answer, too busy, or broken over there. */
const isPassing = (answer: Awaited<ReturnType<typeof postOutside>>): boolean =>
  "status" in answer
    ? answer.status === 408 || answer.status === 429 || answer.status >= 500
    : answer.failed === "unreachable";

/** What workflows send outside. */
export function webhookJobs(platform: Platform): void {
  platform.jobs.handle(delivery, (given) => deliver(platform, given));
}
