import { X } from "lucide-react";
import { m } from "#messages";

/** A chosen value that can be taken away. */
export function Tag({
  label,
  onRemove,
  disabled,
}: {
  label: string;
  onRemove: () => void;
  disabled?: boolean | undefined;
}) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5 rounded-full bg-muted-2 py-0.5 pr-1 pl-2.5 text-sm font-medium max-md:py-1.5">
      <span className="truncate">{label}</span>
      <button
        type="button"
        disabled={disabled}
        aria-label={m.ui_remove_item({ item: label })}
        onClick={onRemove}
        className="relative grid size-6 shrink-0 place-items-center rounded-full text-muted-foreground after:absolute max-md:after:-inset-2.5 hover:bg-border hover:text-foreground"
      >
        <X className="size-3.5" />
      </button>
    </span>
  );
}
