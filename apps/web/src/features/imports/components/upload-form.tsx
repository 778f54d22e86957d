import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { IMPORT_KINDS, type ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { useNavigate } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { type FormEvent, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { FileInput } from "#shared/ui/forms/file-input.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { useUploadImport } from "../imports.mutations.ts";
import { KIND_WORDS } from "../model/import-words.ts";

const TABLES = ".csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson";
const MEGABYTES = LIMITS.importBytes / 1024 ** 2;

/** Why a file need not be sent; null when nothing speaks against it. */
function problemOf(file: File | null): string | null {
  if (file === null) return m.imports_file_missing();
  if (file.size === 0) return m.error_file_empty();
  return file.size > LIMITS.importBytes ? m.error_import_too_large() : null;
}

/** A file to import: what it holds, and the file itself. */
export function UploadForm({ first }: { first: ImportKind }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useUploadImport();
  const navigate = useNavigate();
  const session = useSession();
  const organizationId = session.current_organization?.organization_id;
  const kinds = IMPORT_KINDS.filter((one) => one !== "events" || hasAction(session, "data.manageEvents"));
  const [kind, setKind] = useState(kinds.includes(first) ? first : "startups");
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemOf(file);
    setProblem(found);
    if (found !== null || file === null || organizationId === undefined) return;
    upload.mutate(
      { kind, organizationId, file },
      {
        onSuccess: ({ id }) => navigate({ to: "/imports/$id", params: { id } }),
        onError: (error) => setProblem(errorText(error)),
      },
    );
  }
  return (
    <Card>
      <CardBody>
        <form onSubmit={submit} noValidate className="grid gap-6">
          <Field label={m.imports_kind()} group>
            <RadioCards
              value={kind}
              columns={3}
              onValueChange={(value) => setKind(IMPORT_KINDS.find((one) => one === value) ?? "startups")}
              options={kinds.map((value) => ({ value, label: KIND_WORDS[value]() }))}
            />
          </Field>
          <Field
            label={m.imports_file()}
            hint={(kind === "events" ? m.imports_file_hint_events : m.imports_file_hint)({ megabytes: MEGABYTES })}
            error={problem}
            required
          >
            <FileInput
              accept={kind === "events" ? `.ics,${TABLES}` : TABLES}
              onFile={(chosen) => {
                setFile(chosen);
                setProblem(null);
              }}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" pending={upload.isPending}>
              <Upload />
              {m.imports_upload()}
            </Button>
            <p className="text-sm text-muted-foreground">{m.imports_nothing_yet()}</p>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
