/** The endpoints in Greek; their English summaries stand in the contract. */
export const analyticsEl = {
  dashboard: "Τι περιμένει τον καλούντα, και οι αριθμοί του ρόλου του στον τρέχοντα οργανισμό",
  publicFigures: "Αριθμοί του δημόσιου μητρώου, χωρίς τα μικρά πλήθη",
};
