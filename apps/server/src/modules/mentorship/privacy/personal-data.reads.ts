import { ownPages, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { mentorships } from "../mentorship.tables.ts";

/** Whose mentor someone is, and who theirs. */
export const mentorshipPersonalData: readonly PersonalSection[] = [
  {
    name: "mentors",
    title: { el: "Οι μέντορές σας σε οργανισμούς", en: "Your mentors in organizations" },
    rows: ownPages({
      owner: mentorships.user_id,
      columns: {
        id: mentorships.id,
        mentor_id: mentorships.mentor_id,
        created_at: mentorships.created_at,
      },
    }),
  },
  {
    name: "mentored",
    title: { el: "Όσων είστε μέντορας", en: "Those whose mentor you are" },
    rows: ownPages({
      owner: mentorships.mentor_id,
      columns: {
        id: mentorships.id,
        user_id: mentorships.user_id,
        created_at: mentorships.created_at,
      },
    }),
  },
];
