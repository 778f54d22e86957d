import { applicationsHappenings } from "@kerkis/contract/applications/applications.happenings.ts";
import { announced } from "#platform/happenings/announce.ts";
import type { Events } from "#platform/platform.ts";
import { beginCase } from "./engine.service.ts";
import { registrationCase } from "./registration.reads.ts";

/** A startup that is submitted begins a case of its organization's registration workflow, where one is published. */
export function workflowListeners(events: Events): void {
  events.on(announced, async (context, { declared, facts }) => {
    const applicationId = facts["application_id"];
    if (declared.kind !== applicationsHappenings.submitted.kind || applicationId === undefined) return;
    const given = await registrationCase(context.tx, applicationId);
    if (given) await beginCase(context, given);
  });
}
