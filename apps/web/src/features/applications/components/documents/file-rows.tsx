import { sizeText } from "@kerkis/contract/core/forms/answers.ts";
import type { FilesField as Description } from "@kerkis/contract/core/forms/field.ts";
import { formatsOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import { FILE_KIND_LABELS } from "@kerkis/contract/core/forms/file-kinds.texts.ts";
import { FileText, FileUp, RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { useFieldControl } from "#shared/ui/forms/field-context.ts";
import { Spinner } from "#shared/ui/states/spinner.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { Sending } from "../../hooks/use-file-sending.ts";

interface DropProps {
  field: Pick<Description, "kinds" | "max" | "megabytes">;
  left: number;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Where files are chosen or dropped, and what is taken. */
export function Drop({ field: { kinds, max, megabytes }, left, isDisabled, onFiles }: DropProps) {
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
export function SendingFile({ sending: { file, state, problem }, onAgain }: { sending: Sending; onAgain: () => void }) {
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

/** A file in its list; what cannot be taken back has no button for it. */
export function Row({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 rounded-md bg-muted px-4 py-2.5">
      {children}
      {onRemove && (
        <Button variant="ghost" size="icon-sm" aria-label={m.applications_files_remove({ name })} onClick={onRemove}>
          <X />
        </Button>
      )}
    </li>
  );
}

/** A file that is there, with its size; without an address its name alone. */
export function GivenFile({ name, bytes, href }: { name: string; bytes: number; href: string | null }) {
  return (
    <>
      <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {href === null ? (
          name
        ) : (
          <a href={href} download className={linkStyles()}>
            {name}
          </a>
        )}
        <span className="tnum block text-sm text-muted-foreground">{sizeText(bytes, currentLanguage())}</span>
      </span>
    </>
  );
}
