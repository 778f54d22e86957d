/** What visitors write at /contact. */
export const contactContract = {};
