/** The endpoints in Greek; their English summaries stand in the contract. */
export const judgingEl = {
  rounds: "Γύροι αξιολόγησης του τρέχοντος οργανισμού",
  roundOptions: "Προγράμματα του τρέχοντος οργανισμού, με τις εκδόσεις των προτύπων τους",
  round: "Ένας γύρος με τους αριθμούς του",
  createRound: "Προσθήκη γύρου σε πρόγραμμα",
  updateRound: "Αλλαγή των κανόνων ενός γύρου",
  lockRound: "Κλείδωμα γύρου: κανένας βαθμός δεν αλλάζει πια",
  reopenRound: "Άνοιγμα κλειδωμένου γύρου ξανά, με αιτιολογία",
};
