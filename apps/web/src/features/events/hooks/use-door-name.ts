import { StoredItem, useStored } from "#shared/storage/stored-item.ts";

const kept = new StoredItem("door-name");

/** At which door this phone stands, as it remembers. */
export function useDoorName(): [string, (name: string) => void] {
  const name = useStored(kept) ?? "";
  return [name, (next) => kept.write(next)];
}
