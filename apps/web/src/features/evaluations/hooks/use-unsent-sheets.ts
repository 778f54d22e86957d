import { useSyncExternalStore } from "react";
import { keptKeys } from "#shared/autosave/autosave-storage.ts";
import { useSession } from "#shared/permissions/session.ts";

const START = "evaluation.";

function subscribe(changed: () => void): () => void {
  // Other tabs write too, and what waited is sent once one is back.
  for (const event of ["storage", "focus", "online"]) window.addEventListener(event, changed);
  return () => {
    for (const event of ["storage", "focus", "online"]) window.removeEventListener(event, changed);
  };
}

function read(): string {
  try {
    return keptKeys(localStorage, START).join(" ");
  } catch {
    return "";
  }
}

/** Evaluations of whose scores this browser holds some that the server has not heard of, by id. */
export function useUnsentSheets(): ReadonlySet<string> {
  const personId = useSession().profile?.id ?? "";
  const keys = useSyncExternalStore(subscribe, read, () => "");
  const own = keys.split(" ").filter((key) => key.endsWith(`.${personId}`));
  return new Set(own.map((key) => key.slice(START.length, -1 - personId.length)));
}
