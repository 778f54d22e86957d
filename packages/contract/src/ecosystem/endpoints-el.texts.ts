/** The endpoints in Greek; their English summaries stand in the contract. */
export const ecosystemEl = {
  overview: "Αριθμοί του οικοσυστήματος ανά περιφέρεια, χώρα και κλάδο, χωρίς τα μικρά πλήθη",
  network: "Οι startups και οι επενδυτές με τις περισσότερες συνδέσεις, και οι οργανισμοί τους",
  calls: "Προγράμματα στα οποία ο καλών μπορεί να κάνει αίτηση τώρα",
};
