/** The endpoints in Greek; their English summaries stand in the contract. */
export const homepagesEl = {
  landing: "Startups και αριθμοί της αρχικής σελίδας",
  organization: "Η σελίδα ενός ενεργού οργανισμού: τα στοιχεία του και όσα έχει δημοσιεύσει",
};
