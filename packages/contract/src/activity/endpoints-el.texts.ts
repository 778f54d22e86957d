/** The endpoints in Greek; their English summaries stand in the contract. */
export const activityEl = {
  feed: "Πρόσφατη δραστηριότητα του καλούντος και του τρέχοντος οργανισμού, πρώτα η νεότερη",
  markRead: "Σήμανση δικών του εγγραφών ως αναγνωσμένων",
};
