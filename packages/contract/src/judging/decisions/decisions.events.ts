/** Told to whoever applies decisions, while it is under way: nothing stands before all of it does. */
export const DECISIONS_APPLYING = "decisions_applying";
