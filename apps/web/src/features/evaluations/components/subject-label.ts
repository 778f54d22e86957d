import type { ApplicationCard } from "@kerkis/contract/applications/applications.schema.ts";
import { type ApplicationSubject, SUBJECT_LABELS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { investorTypeName } from "#features/investors/investor-names.public.ts";
import { localized } from "#shared/i18n/localized.ts";
import { industryLabel, stageLabel } from "./taxonomy-label.ts";

type About = Pick<ApplicationCard, "subject" | "investor_type"> & Record<"industry" | "stage", string | null>;

/** What a kind of applicant is called. */
export const subjectLabel = (subject: ApplicationSubject): string => localized(SUBJECT_LABELS[subject]);

/** What it does: a startup's industry, an investor's kind. */
export const fieldLabel = ({ subject, investor_type: type, industry }: About): string | null =>
  subject === "investor" ? type && investorTypeName(type) : industryLabel(industry);

/** A startup's stage; of an investor, that it is one. */
export const standingLabel = ({ subject, stage }: About): string | null =>
  subject === "investor" ? subjectLabel(subject) : stageLabel(stage);

/** The public page of the record that an application is about, once there is one. */
export function subjectPath({
  subject,
  startup_id,
  investor_id,
}: Pick<ApplicationCard, "subject" | "startup_id" | "investor_id">): string | null {
  const id = subject === "startup" ? startup_id : investor_id;
  return id && `/${subject}/${id}`;
}
