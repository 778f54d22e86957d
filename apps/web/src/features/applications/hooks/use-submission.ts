import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { reconnectAfterMs } from "@kerkis/contract/core/realtime.ts";
import { useEffect, useRef, useState } from "react";
import type { Autosave } from "#shared/autosave/use-autosave.ts";
import { useSubmitApplication } from "../applications.mutations.ts";

export type SubmissionState = "idle" | "sending" | "waiting";

interface Submission {
  /** `waiting`: no answer yet, it is tried again. */
  state: SubmissionState;
  /**
   * Saves what is unsaved, then submits; while the server does not answer, both are tried again.
   * Resolves to null when something unsaved needs the person first.
   */
  submit: () => Promise<Application | null>;
  /** Gives up waiting; what was typed stays kept. */
  stop: () => void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A submission that survives a lost connection and a server that dies while it answers: repeating it is harmless. */
export function useSubmission(id: string, autosave: Autosave): Submission {
  const isWanted = useRef(false);
  const mutation = useSubmitApplication(() => isWanted.current);
  const [state, setState] = useState<SubmissionState>("idle");
  const status = useRef(autosave.status);
  useEffect(() => {
    status.current = autosave.status;
  }, [autosave.status]);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  async function savedVersion(): Promise<number | null> {
    for (let tries = 1; isWanted.current; tries += 1) {
      const version = await autosave.flush();
      if (version !== null || status.current === "conflict" || status.current === "failed") return version;
      setState("waiting");
      await wait(reconnectAfterMs(tries));
    }
    return null;
  }

  async function submit(): Promise<Application | null> {
    isWanted.current = true;
    setState("sending");
    try {
      const version = await savedVersion();
      if (version === null) return null;
      setState("sending");
      return await mutation.mutateAsync({ id, version });
    } catch (error) {
      // Whoever stopped it knows that nothing came of it.
      if (!isWanted.current) return null;
      throw error;
    } finally {
      isWanted.current = false;
      setState("idle");
    }
  }

  return {
    state: state === "sending" && mutation.failureCount > 0 ? "waiting" : state,
    submit,
    stop: () => {
      isWanted.current = false;
      setState("idle");
    },
  };
}
