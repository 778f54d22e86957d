import { StoredItem } from "#shared/storage/stored-item.ts";

const owner = new StoredItem("session-owner");

/** Whose drafts this browser holds; undefined when nobody's, or storage is forbidden. */
export const sessionOwner = (): string | undefined => owner.read() ?? undefined;

/** What a visitor typed belongs to whoever signs in; what a person typed to that person alone. */
export const isDeviceOwner = (userId: string): boolean => [undefined, userId].includes(sessionOwner());

export const rememberOwner = (userId: string): void => owner.write(userId);
