/** The endpoints in Greek; their English summaries stand in the contract. */
export const startupsEl = {
  list: "Το μητρώο: ενεργές, επαληθευμένες startups· ιδιοκτήτες και διαχειριστές βλέπουν όλες του οργανισμού τους",
  facets: "Τιμές για τα φίλτρα του μητρώου",
  get: "Η σελίδα μιας startup",
  similar: "Έως τρεις δημοσιευμένες startups που έχουν κάτι κοινό με μία, και τι",
  duplicates: "Startups που ίσως είναι η ίδια με αυτή που καταχωρίζεται",
};
