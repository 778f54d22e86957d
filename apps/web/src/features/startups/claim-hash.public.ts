/** On a startup's page it asks at once whether it is to be claimed. */
export const CLAIM_HASH = "claim";
