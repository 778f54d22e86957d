import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { personalStorage } from "#shared/storage/personal-storage.ts";
import { storageKey } from "#shared/storage/stored-names.ts";

const SAVE_AFTER_MS = 300;
const SECRET = /password|token|secret/i;

function withoutSecrets(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && !(value instanceof File)),
  );
}

type DraftStorage = ReturnType<typeof personalStorage>;

function readDraft(storage: DraftStorage, name: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey("form", name)) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(storage: DraftStorage, name: string, values: Record<string, unknown>): void {
  try {
    storage.setItem(storageKey("form", name), JSON.stringify(withoutSecrets(values)));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

/**
 * Keeps what was typed through a failed submit and a reload, in this tab only; never passwords or files.
 * `restored` tells whether something came back; call `clear` after success.
 */
export function useDraftStorage<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: string,
): { restored: boolean; clear: () => void } {
  const [storage] = useState(() => personalStorage("sessionStorage"));
  const [restored, setRestored] = useState(false);
  const saving = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined);
  const restore = useEffectEvent(() => {
    const draft = readDraft(storage, name);
    if (!draft) return;
    form.reset(
      { ...form.getValues(), ...draft },
      {
        keepDefaultValues: true,
        keepFieldsRef: true,
      },
    );
    setRestored(true);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => restore());
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(saving.current?.timer);
        const write = () => {
          saving.current = undefined;
          writeDraft(storage, name, values);
        };
        saving.current = { timer: setTimeout(write, SAVE_AFTER_MS), write };
      },
    });
    // Whoever leaves before the pause is over finds the last letters too.
    const writeNow = () => {
      clearTimeout(saving.current?.timer);
      saving.current?.write();
    };
    window.addEventListener("pagehide", writeNow);
    return () => {
      window.removeEventListener("pagehide", writeNow);
      writeNow();
      stop();
    };
  }, [form, name, storage]);
  const clear = () => {
    // Who sends at once leaves nothing behind that a pause would have written.
    clearTimeout(saving.current?.timer);
    saving.current = undefined;
    storage.removeItem(storageKey("form", name));
    setRestored(false);
  };
  return { restored, clear };
}
