import { sizeText } from "@kerkis/contract/core/forms/answers.ts";
import { filesOf, formatsOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import { FILE_KIND_LABELS } from "@kerkis/contract/core/forms/file-kinds.texts.ts";
import type { FilesField as Description } from "@kerkis/contract/core/forms/field.ts";
import { FileText, FileUp, RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { m } from "#messages";
import { Asked, type ControlProps, useAnswer } from "#shared/forms/fields/asked.tsx";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { useFieldControl } from "#shared/ui/forms/field-context.ts";
import { Spinner } from "#shared/ui/states/spinner.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { type Sending, useFileSending } from "../../hooks/use-file-sending.ts";
import { answerFileUrl } from "#shared/api/answer-files.ts";

interface FilesFieldProps extends ControlProps<Description> {
  /** Null where nothing is filled in, as in a preview. */
  applicationId: string | null;
}

/** Files as an answer: each is sent as soon as it is chosen; without a connection it waits, and says so. */
export function FilesField({ name, field, applicationId }: FilesFieldProps) {
  const { control, error } = useAnswer(name);
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const given = filesOf(control.value);
  const put = (files: unknown) => setValue(name, files, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const { sending, send, again, drop } = useFileSending({
    applicationId,
    name,
    megabytes: field.megabytes,
    // The answer may have changed while the file was on its way.
    onSent: (file) => put([...filesOf(getValues(name)), file]),
  });
  const left = field.max - given.length - sending.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <Asked name={name} field={field} error={error}>
        <Drop field={field} left={left} isDisabled={applicationId === null} onFiles={(files) => send(files, left)} />
      </Asked>
      {given.length + sending.length > 0 && (
        <ul className="grid gap-2" aria-label={localized(field.label)}>
          {given.map(({ id, name: called, bytes }) => (
            <Row key={id} onRemove={() => put(given.filter((kept) => kept.id !== id))} name={called}>
              <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {applicationId === null ? (
                  called
                ) : (
                  <a href={answerFileUrl(applicationId, id)} download className={linkStyles()}>
                    {called}
                  </a>
                )}
                <span className="tnum block text-sm text-muted-foreground">{sizeText(bytes, currentLanguage())}</span>
              </span>
            </Row>
          ))}
          {sending.map((one) => (
            <Row key={one.id} name={one.file.name} onRemove={() => drop(one.id)}>
              <SendingFile sending={one} onAgain={() => again(one)} />
            </Row>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {sending.some(({ state }) => state === "sending") ? m.ui_file_uploading() : ""}
      </span>
    </div>
  );
}

interface DropProps {
  field: Description;
  left: number;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Where files are chosen or dropped, and what is taken. */
function Drop({ field: { kinds, max, megabytes }, left, isDisabled, onFiles }: DropProps) {
  const control = useFieldControl();
  const isFull = left <= 0;
  const limits = {
    kinds: kinds.map((kind) => localized(FILE_KIND_LABELS[kind])).join(", "),
    count: max,
    size: megabytes,
  };
  return (
    <div className="relative flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-dashed border-control-edge bg-surface px-4 py-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[[aria-invalid=true]]:border-danger">
      <FileUp aria-hidden className="size-6 shrink-0 text-primary" />
      <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        {isFull ? (
          <span className="block font-semibold">{m.applications_files_full()}</span>
        ) : (
          <span className="block">
            <span className="font-semibold text-primary">{m.ui_file_choose()}</span>
            <span className="max-md:hidden"> {m.applications_files_drop()}</span>
          </span>
        )}
        <span className="block text-sm text-muted-foreground">
          {max === 1 ? m.applications_files_limit_one(limits) : m.applications_files_limits(limits)}
        </span>
      </span>
      <input
        type="file"
        multiple={max > 1}
        disabled={isDisabled || isFull}
        accept={formatsOf(kinds)
          .map((format) => `.${format}`)
          .join(",")}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        {...control}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </div>
  );
}

/** A file on its way, or why it is not. */
function SendingFile({ sending: { file, state, problem }, onAgain }: { sending: Sending; onAgain: () => void }) {
  return (
    <>
      {state === "sending" ? (
        <Spinner className="size-5" />
      ) : (
        <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      )}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {file.name}
        {state === "sending" && (
          <span className="block text-sm text-muted-foreground">{m.applications_files_sending()}</span>
        )}
        {state === "waiting" && (
          <span role="alert" className="block text-sm text-warning">
            {m.applications_files_waiting()}
          </span>
        )}
        {state === "refused" && (
          <span role="alert" className="block text-sm font-medium text-danger">
            {problem}
          </span>
        )}
      </span>
      {state === "waiting" && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={m.applications_files_again({ name: file.name })}
          onClick={onAgain}
        >
          <RotateCw />
        </Button>
      )}
    </>
  );
}

function Row({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-md bg-muted px-4 py-2.5">
      {children}
      <Button variant="ghost" size="icon-sm" aria-label={m.applications_files_remove({ name })} onClick={onRemove}>
        <X />
      </Button>
    </li>
  );
}
