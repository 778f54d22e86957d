import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useEffect, useState } from "react";
import { m } from "#messages";
import type { codeText } from "#shared/api/error-texts.ts";
import { Alert } from "#shared/ui/alert.tsx";

type Wording = typeof codeText;

/** A file that could not be read: why, and what is accepted. */
export function FailedFile({ run: { kind, problem } }: { run: ImportRun }) {
  // The words of refusals come when there is one.
  const [wording, setWording] = useState<{ word: Wording } | null>(null);
  useEffect(() => {
    void import("#shared/api/error-texts.ts").then((texts) => setWording({ word: texts.codeText }));
  }, []);
  return (
    <Alert tone="danger" title={m.imports_unreadable()}>
      <p aria-busy={wording === null}>{problem && wording?.word(problem.code, problem.params)}</p>
      <p className="mt-2">
        {(kind === "events" ? m.imports_file_hint_events : m.imports_file_hint)({
          megabytes: LIMITS.importBytes / 1024 ** 2,
        })}
      </p>
      <p className="mt-2">{m.imports_nothing_changed()}</p>
    </Alert>
  );
}
