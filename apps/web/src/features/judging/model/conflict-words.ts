import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { m } from "#messages";

type ConflictKind = Matrix["conflicts"][number]["kind"];

const KINDS: Record<ConflictKind, () => string> = {
  applicant: m.judging_conflict_kind_applicant,
  recused: m.judging_conflict_kind_recused,
  declared: m.judging_conflict_kind_declared,
  founder: m.judging_conflict_kind_founder,
  investor: m.judging_conflict_kind_investor,
  organization: m.judging_conflict_kind_organization,
  mentor: m.judging_conflict_kind_mentor,
  email_domain: m.judging_conflict_kind_email_domain,
  same_name: m.judging_conflict_kind_same_name,
};

/** What keeps someone from judging an application. */
export const conflictText = (kind: ConflictKind): string => KINDS[kind]();
