/** What a round says that asks for little. */
export const ROUND_RULES = {
  title: { el: "Α΄ γύρος", en: "First round" },
  required_reviews: 1,
  load_cap: null,
  places: null,
  deadline: null,
  template_version_id: null,
  hide_applicant: false,
  hide_reviewers: true,
  scores_visible: "never",
} as const;
