/** What stays of the name of an erased account; every record that names it shows this. */
export const ERASED_NAME = { first_name: "Διαγραμμένος", last_name: "λογαριασμός" } as const;

/** The name as records show it. */
export const ERASED_FULL_NAME = `${ERASED_NAME.first_name} ${ERASED_NAME.last_name}`;
