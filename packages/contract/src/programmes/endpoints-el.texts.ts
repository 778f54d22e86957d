/** The endpoints in Greek; their English summaries stand in the contract. */
export const programmesEl = {
  registry: "Το πάντα ανοιχτό πρόγραμμα μητρώου του τρέχοντος οργανισμού, αλλιώς του προεπιλεγμένου",
};
