import { filesOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import type { FilesField as Description } from "@kerkis/contract/core/forms/field.ts";
import { useFormContext } from "react-hook-form";
import { m } from "#messages";
import { answerFileUrl } from "#shared/api/answer-files.ts";
import { Asked, type ControlProps, useAnswer } from "#shared/forms/fields/asked.tsx";
import { localized } from "#shared/i18n/localized.ts";
import { useFileSending } from "../../hooks/use-file-sending.ts";
import { questionOf } from "../../model/registration-values.ts";
import { Drop, GivenFile, Row, SendingFile } from "../documents/file-rows.tsx";

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
    question: questionOf(name),
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
              <GivenFile
                name={called}
                bytes={bytes}
                href={applicationId === null ? null : answerFileUrl(applicationId, id)}
              />
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
