const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** A record's id and nothing else. */
export const UUID = new RegExp(`^${ID}$`, "i");

/** Every record's id in a text, for replacing. */
export const UUIDS = new RegExp(ID, "gi");
