import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";
import { useFieldControl } from "./field-context.ts";
import { Spinner } from "../states/spinner.tsx";

export type FileRefusal = "type" | "size" | "empty";

interface FileDropProps {
  /** MIME types, as in `accept`: "image/png,image/jpeg". */
  accept: string;
  maxBytes: number;
  /** The picture kept already (a URL), or null. */
  currentUrl: string | null;
  onFile: (file: File) => void;
  onRemove?: (() => void) | undefined;
  /** A file refused before upload; the Field around shows the message. */
  onRefuse: (reason: FileRefusal) => void;
  uploading?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** What to say of it. */
export const FILE_REFUSAL_TEXTS: Record<FileRefusal, () => string> = {
  type: m.error_file_not_an_image,
  size: m.error_file_too_large,
  empty: m.error_file_empty,
};

/** Why a file cannot be taken, or null: a first check for the person's sake, the server checks the content. */
export function refusalOf(file: Pick<File, "type" | "size">, accept: string, maxBytes: number): FileRefusal | null {
  if (file.size === 0) return "empty";
  const allowed = accept.split(",").map((type) => type.trim());
  const isAllowed = allowed.some((type) =>
    type.endsWith("/*") ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
  if (!isAllowed) return "type";
  return file.size > maxBytes ? "size" : null;
}

/** One picture, chosen or dropped, with its preview. */
export function FileDrop(props: FileDropProps) {
  const { accept, maxBytes, currentUrl, onFile, onRemove, onRefuse, uploading, disabled, className } = props;
  const [preview, setPreview] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const { id = ownId, ...control } = useFieldControl();
  const shown = preview ?? currentUrl;

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
    return undefined;
  }, [preview]);

  function take(file: File | undefined) {
    if (!file || disabled || uploading) return;
    const refusal = refusalOf(file, accept, maxBytes);
    if (refusal) {
      onRefuse(refusal);
      return;
    }
    setPreview(URL.createObjectURL(file));
    onFile(file);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
  return (
    <div
      className={cn(
        "flex items-center gap-4 rounded-md border-2 border-dashed border-control-edge bg-surface p-4 transition-colors duration-150",
        isOver && "border-primary bg-primary-soft",
        control["aria-invalid"] && "border-danger",
        disabled && "opacity-60",
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-muted text-muted-foreground">
        {shown ? (
          <img src={shown} alt={m.ui_file_preview()} className="size-full bg-white object-contain" />
        ) : (
          <ImageUp aria-hidden className="size-6" />
        )}
      </span>
      <div className="grid min-w-0 gap-2">
        <p className="text-[0.9375rem] text-muted-foreground">
          <span className="max-md:hidden">{m.ui_file_drop_here()} </span>
          {m.ui_file_limits({ size: Math.floor(maxBytes / 1024 / 1024) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            {...control}
            type="file"
            accept={accept}
            disabled={disabled}
            className="peer sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <Button
            variant="outline"
            size="sm"
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            className="peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
            onClick={() => input.current?.click()}
          >
            {uploading && <Spinner />}
            {shown ? m.ui_file_replace() : m.ui_file_choose()}
          </Button>
          {shown && onRemove && (
            <Button
              variant="ghost"
              size="sm"
              disabled={disabled || uploading}
              onClick={() => {
                setPreview(null);
                onRemove();
              }}
            >
              <Trash2 />
              {m.ui_remove()}
            </Button>
          )}
        </div>
      </div>
      <span role="status" className="sr-only">
        {uploading ? m.ui_file_uploading() : ""}
      </span>
    </div>
  );
}
