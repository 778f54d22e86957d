import { activityPersonalData } from "#modules/activity/personal-data.reads.ts";
import { adminPersonalData } from "#modules/admin/personal-data.reads.ts";
import { applicationsPersonalData } from "#modules/applications/personal-data.reads.ts";
import { assistantPersonalData } from "#modules/assistant/personal-data.reads.ts";
import { evaluationsPersonalData } from "#modules/evaluations/personal-data.reads.ts";
import { profileOf } from "#modules/identity/identity.api.ts";
import { identityPersonalData } from "#modules/identity/personal-data.reads.ts";
import { notificationsPersonalData } from "#modules/notifications/personal-data.reads.ts";
import { organizationsPersonalData } from "#modules/organizations/personal-data.reads.ts";
import { startupsPersonalData } from "#modules/startups/personal-data.reads.ts";
import { auditPersonalData } from "#platform/privacy/audit-trail.ts";
import type { PersonalData } from "#platform/privacy/download.routes.ts";

/** Everything the product keeps of a person, in the order of the download. A new table about people adds its section here. */
export const PERSONAL_DATA: PersonalData = {
  sections: [
    ...identityPersonalData,
    ...organizationsPersonalData,
    ...startupsPersonalData,
    ...applicationsPersonalData,
    ...evaluationsPersonalData,
    ...notificationsPersonalData,
    ...activityPersonalData,
    ...assistantPersonalData,
    ...adminPersonalData,
    ...auditPersonalData,
  ],
  pictureOf: async (db, userId) => (await profileOf(db, userId))?.avatar_url ?? null,
};
