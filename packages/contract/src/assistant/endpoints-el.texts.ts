/** The endpoints in Greek; their English summaries stand in the contract. */
export const assistantEl = {
  conversations: "Συνομιλίες του καλούντος στον τρέχοντα οργανισμό, πρώτα η πιο πρόσφατη",
  startConversation: "Νέα συνομιλία",
  messages: "Μηνύματα μιας συνομιλίας του καλούντος, πρώτα τα νεότερα",
  deleteConversation: "Διαγραφή συνομιλίας του καλούντος",
  chatAi: "Απάντηση σε ερώτηση από όσα μπορεί να δει ο καλών· φυλάσσεται στη συνομιλία που ορίζει",
};
