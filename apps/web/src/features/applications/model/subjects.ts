import type { ApplicationCard } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { m } from "#messages";

/** What is said and where it leads, by what an application is about. */
interface SubjectWords {
  /** Where its form is. */
  path: "/register-startup" | "/register-investor";
  title: () => string;
  lead: () => string;
  duplicateTitle: () => string;
  unnamedDuplicate: () => string;
  /** The last of what happens after a submission. */
  thenDecided: () => string;
  approved: () => string;
  list: { path: "/startups" | "/investors"; label: () => string };
  page: { path: "/startup/$id" | "/investor/$id"; label: () => string };
}

export const SUBJECT_WORDS: Readonly<Record<ApplicationSubject, SubjectWords>> = {
  startup: {
    path: "/register-startup",
    title: m.applications_register_title,
    lead: m.applications_register_lead,
    duplicateTitle: m.applications_duplicate_title,
    unnamedDuplicate: m.applications_duplicate_unnamed,
    thenDecided: m.applications_then_decide,
    approved: m.applications_next_approved,
    list: { path: "/startups", label: m.applications_see_registry },
    page: { path: "/startup/$id", label: m.applications_see_page },
  },
  investor: {
    path: "/register-investor",
    title: m.applications_investor_title,
    lead: m.applications_investor_lead,
    duplicateTitle: m.applications_investor_duplicate_title,
    unnamedDuplicate: m.applications_investor_duplicate_unnamed,
    thenDecided: m.applications_investor_then_decide,
    approved: m.applications_investor_next_approved,
    list: { path: "/investors", label: m.applications_see_investors },
    page: { path: "/investor/$id", label: m.applications_investor_see_page },
  },
};

/** Id of the record that an application is about, once it was submitted. */
export const subjectId = ({
  subject,
  startup_id,
  investor_id,
}: Pick<ApplicationCard, "subject" | "startup_id" | "investor_id">): string | null =>
  subject === "startup" ? startup_id : investor_id;
