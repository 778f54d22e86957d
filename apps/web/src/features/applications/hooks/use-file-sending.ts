import type { AnswerFile } from "@kerkis/contract/core/forms/file-kinds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText, isNetworkFailure } from "#shared/api/errors.ts";
import { useConnectivity } from "#shared/offline/connectivity.ts";
import { useUploadAnswer } from "../applications.mutations.ts";

const MEGABYTE = 1024 ** 2;

/** A chosen file that is no answer yet. */
export interface Sending {
  id: number;
  file: File;
  state: "sending" | "waiting" | "refused";
  /** Why it was refused. */
  problem?: string;
}

interface Wanted {
  applicationId: string | null;
  /** The question that it answers; null for a document that was asked for beside the form. */
  question: string | null;
  megabytes: number;
  onSent: (file: AnswerFile) => void;
}

/** Sends files as answers, or as documents. What finds no connection waits for it as long as the page stays open, and is sent then. */
export function useFileSending({ applicationId, question, megabytes, onSent }: Wanted) {
  const upload = useUploadAnswer();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const last = useRef(0);
  const underWay = useRef(new Set<number>());
  const drop = (id: number) => setSending((all) => all.filter((one) => one.id !== id));
  const mark = (id: number, change: Pick<Sending, "state" | "problem">) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  function refusalOf(file: File): string | null {
    if (file.size === 0) return m.error_file_empty();
    return file.size > megabytes * MEGABYTE ? m.applications_files_too_large({ size: megabytes }) : null;
  }
  const problemOf = (error: Error): string =>
    errorCode(error) === "file.too_large" ? m.applications_files_too_large({ size: megabytes }) : errorText(error);
  function begin({ id, file }: Sending) {
    if (applicationId === null || underWay.current.has(id)) return;
    underWay.current.add(id);
    upload.mutate(
      { applicationId, question, file },
      {
        onSuccess: (answer) => {
          drop(id);
          onSent(answer);
        },
        onError: (error) =>
          mark(id, isNetworkFailure(error) ? { state: "waiting" } : { state: "refused", problem: problemOf(error) }),
        onSettled: () => underWay.current.delete(id),
      },
    );
  }
  function again(one: Sending) {
    mark(one.id, { state: "sending" });
    begin(one);
  }
  const sendWaiting = useEffectEvent(() => {
    for (const one of sending) if (one.state === "waiting") begin(one);
  });
  const connectivity = useConnectivity();
  useEffect(() => {
    if (connectivity === "online") sendWaiting();
  }, [connectivity]);
  function send(files: readonly File[], most: number) {
    const chosen = files.slice(0, most).map((file): Sending => {
      last.current += 1;
      const problem = refusalOf(file);
      return problem === null
        ? { id: last.current, file, state: "sending" }
        : { id: last.current, file, state: "refused", problem };
    });
    setSending((all) => [...all, ...chosen]);
    for (const one of chosen) if (one.state === "sending") begin(one);
  }
  return { sending, send, again, drop };
}
