/** The endpoints in Greek; their English summaries stand in the contract. */
export const searchEl = {
  suggest: "Τα λίγα καλύτερα ευρήματα κάθε είδους που μπορεί να δει ο καλών",
  startups: "Startups που ταιριάζουν και μπορεί να δει ο καλών, πρώτα οι καλύτερες",
  organizations: "Οργανισμοί που ταιριάζουν και είναι ανοιχτοί, πρώτα οι καλύτεροι",
  startupFacets: "Κλάδοι, στάδια και περιφέρειες των startups που ταιριάζουν, με πλήθη",
};
