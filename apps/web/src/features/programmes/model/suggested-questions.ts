/** Questions that calls often ask, to begin a section with. */
export const SUGGESTED = [
  {
    type: "long_text",
    words: 150,
    is_required: true,
    label: { el: "Τι πρόβλημα λύνετε;", en: "What problem do you solve?" },
  },
  {
    type: "yes_no",
    is_required: true,
    label: { el: "Έχετε πιλοτική εγκατάσταση;", en: "Do you have a pilot running?" },
  },
  { type: "money", currency: "EUR", label: { el: "Πόσα χρήματα ζητάτε;", en: "How much do you ask for?" } },
] as const;
