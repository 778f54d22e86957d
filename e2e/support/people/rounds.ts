import { expect } from "@playwright/test";
import * as z from "zod";
import { ROUND_RULES } from "../../../apps/server/src/modules/evaluations/rounds/rounds.factory.ts";
import type { JourneyPerson } from "./people.ts";

const options = z.object({ programmes: z.tuple([z.object({ id: z.string() })], z.unknown()) });
const made = z.object({ id: z.string() });

/** A round of evaluation over the registry of a coordinator's organization. @returns its id */
export async function addRound(coordinator: JourneyPerson): Promise<string> {
  const { programmes } = options.parse((await coordinator.call("GET", "/round-options")).body);
  const answer = await coordinator.call("POST", "/rounds", {
    programme_id: programmes[0].id,
    ...ROUND_RULES,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return made.parse(answer.body).id;
}
