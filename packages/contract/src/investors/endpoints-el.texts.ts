/** The endpoints in Greek; their English summaries stand in the contract. */
export const investorsEl = {
  list: "Οι επενδυτές: ενεργοί και επαληθευμένοι· ιδιοκτήτες και διαχειριστές βλέπουν όλους του οργανισμού τους",
  facets: "Τιμές για τα φίλτρα των επενδυτών, καθεμιά με όσους αφήνουν τα υπόλοιπα φίλτρα",
  get: "Η σελίδα ενός επενδυτή",
};
