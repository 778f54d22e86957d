import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { personalStorage } from "#shared/storage/personal-storage.ts";
import type { Clash } from "./merge-changes.ts";
import { AutosaveController, type AutosaveActions, type AutosaveState } from "./autosave-controller.ts";

interface AutosaveOptions<Value> extends AutosaveActions<Value> {
  /** Names the record and who edits it, e.g. `evaluation.<id>.<user id>`: the edit is kept in this browser under it. */
  key: string;
  /** What is on screen. At the first render it is what the server has at `version`. */
  value: Value;
  /** What is on screen at this very moment, where `value` comes a moment later. */
  now?: () => Value;
  version: number;
  /** False stops saving: the record can no longer be edited. */
  enabled?: boolean;
}

export interface Autosave extends AutosaveState {
  /** Sends what is unsent. Resolves to the server's version, or null while something could not be saved. */
  flush: () => Promise<number | null>;
  /** Ends a conflict: keep my fields over theirs, or take theirs. */
  resolve: (choice: "mine" | "theirs") => Promise<void>;
  /** Ends a conflict at one place of several: my text there, or theirs. */
  pick: (clash: Clash, choice: "mine" | "theirs") => Promise<void>;
  /** Others saved: what is on screen follows them. */
  follow: () => Promise<void>;
  /** Tells the version that a command (submit, withdraw) answered with. */
  acknowledge: (version: number) => void;
}

const thisBrowser = () => ({
  storage: personalStorage("localStorage"),
  isOnline: () => navigator.onLine,
  owner: Math.random().toString(36).slice(2),
});

/**
 * Saves a record as it is typed: 800 ms after the last change, one request at a time. Unsent changes are kept in this browser,
 * sent when the connection is back, restored after a reload, and merged field by field with what another tab saved;
 * only when both changed the same field is the person asked (`status: "conflict"`, then `resolve`). Another record needs
 * another component instance (`key={id}`).
 *
 *     const autosave = useAutosave({
 *       key: `draft.${application.id}.${userId}`, value, version: application.version,
 *       save: (answers, version) => api.applications.saveDraft({ id, version, answers }),
 *       load: async () => { const latest = await api.applications.get({ id }); return { value: latest.answers, version: latest.version }; },
 *       apply: (answers, why) => form.reset(answers),
 *     });
 *     const version = await autosave.flush(); // before a submit; null: something is still unsaved
 */
export function useAutosave<Value>(options: AutosaveOptions<Value>): Autosave {
  const { key, value, now, version, enabled = true } = options;
  const [controller] = useState(() => new AutosaveController<Value>(key, { value, version }, thisBrowser()));
  const onSave = useEffectEvent(options.save);
  const onLoad = useEffectEvent(options.load);
  const onApply = useEffectEvent(options.apply);
  const catchUp = () => {
    if (enabled && now) controller.change(now());
  };
  const onLeave = useEffectEvent(catchUp);
  useEffect(() => {
    if (!enabled) return undefined;
    const detach = controller.attach({
      save: (...args) => onSave(...args),
      load: () => onLoad(),
      apply: (...args) => onApply(...args),
    });
    return () => {
      onLeave();
      detach();
    };
  }, [controller, enabled]);
  useEffect(() => {
    if (enabled) controller.change(value);
  }, [controller, enabled, value]);
  useEffect(() => {
    const reconnect = () => controller.reconnect();
    const flushHidden = () => {
      if (document.visibilityState !== "hidden") return;
      onLeave();
      void controller.flush();
    };
    window.addEventListener("online", reconnect);
    document.addEventListener("visibilitychange", flushHidden);
    return () => {
      window.removeEventListener("online", reconnect);
      document.removeEventListener("visibilitychange", flushHidden);
    };
  }, [controller]);
  const [state, setState] = useState(controller.getState);
  // Where saving stands never keeps a letter waiting.
  useEffect(() => {
    const follow = () => startTransition(() => setState(controller.getState()));
    follow();
    return controller.subscribe(follow);
  }, [controller]);
  return {
    ...state,
    flush: () => {
      catchUp();
      return controller.flush();
    },
    follow: () => controller.follow(),
    resolve: (choice) => controller.resolve(choice),
    pick: (clash, choice) => controller.pick(clash, choice),
    acknowledge: (next) => controller.acknowledge(next),
  };
}
