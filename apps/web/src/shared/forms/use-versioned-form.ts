import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Registrations are memoized and not made again: without this the boxes would keep what they show. */
const KEEP_FIELDS = { keepFieldsRef: true } as const;

/**
 * A form over a record that others may change meanwhile. What they saved is taken over quietly while nothing was typed
 * here; otherwise `isBehind` says that the person has to choose, and nothing typed is lost.
 * @param latest the record as last known from the server
 */
export function useVersionedForm<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  latest: { version: number; values: Values },
) {
  const [first] = useState(latest.version);
  const [seen, setSeen] = useState(latest.version);
  const isBehind = latest.version > seen;
  const { isDirty } = form.formState;
  /** Drops what was typed for what was saved. */
  const takeTheirs = () => {
    form.reset(latest.values, KEEP_FIELDS);
    setSeen(latest.version);
  };
  /** Keeps the fields that were changed here; all others become what was saved. */
  const keepMine = () => {
    form.reset(latest.values, { ...KEEP_FIELDS, keepDirtyValues: true, keepDirty: true });
    setSeen(latest.version);
  };
  if (isBehind && !isDirty) setSeen(latest.version);
  const adopt = useEffectEvent((version: number) => {
    if (version !== first && version === latest.version && !isDirty) form.reset(latest.values, KEEP_FIELDS);
  });
  useEffect(() => adopt(seen), [seen]);
  /** After a save of one's own. */
  const saved = (version: number, values: Values) => {
    form.reset(values, KEEP_FIELDS);
    setSeen(version);
  };
  return { seen, isBehind: isBehind && isDirty, takeTheirs, keepMine, saved };
}
