import { createHmac } from "node:crypto";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { EventContext } from "#platform/platform.ts";
import type { Case } from "./engine.repo.ts";

export interface Delivery {
  instance_id: string;
  token: number;
  node: string;
  /** The same in every try, so that a receiver counts it once. */
  key: string;
  tries: number;
}
export const delivery = defineJob<Delivery>("workflow.webhook");

/** What a receiver checks a call by: known to the installation and to those who edit the workflow. */
export const webhookSecret = (secret: string, templateId: string): string =>
  createHmac("sha256", secret).update(`workflow webhook ${templateId}`).digest("base64url");

/** Calls a receiver once what brought the case there is kept; the case waits for its answer. */
export const queueWebhook = (
  { tx, platform }: EventContext,
  { row }: Case,
  token: number,
  node: string,
): Promise<void> =>
  platform.jobs.enqueue(
    tx,
    delivery,
    { instance_id: row.id, token, node, key: `${row.id}-${token}-${row.flow.moves}`, tries: 0 },
    0,
  );
