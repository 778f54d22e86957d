import { Check, Lock, Minus, X } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { columnName, type PermissionCell } from "../../model/permission-columns.ts";
import { PAGE_NAMES } from "#shared/permissions/page-names.ts";

/** What a cell says, in words. */
export function cellText({ override, usual, isLocked }: PermissionCell): string {
  if (isLocked) return usual ? m.admin_permission_always() : m.admin_permission_never();
  if (override !== null) return override ? m.admin_permission_allowed_here() : m.admin_permission_denied_here();
  if (usual === null) return m.admin_permission_by_profile();
  return usual ? m.admin_permission_allowed() : m.admin_permission_denied();
}

interface PermissionButtonProps {
  cell: PermissionCell;
  canEdit: boolean;
  onPress: (cell: PermissionCell) => void;
  /** With its words beside the sign, for lists on phones. */
  isWide?: boolean;
}

/** A cell of the matrix: sign, meaning and, when it can be changed, a press. Overrides are filled. */
export function PermissionButton({ cell, canEdit, onPress, isWide }: PermissionButtonProps) {
  const { override, usual, isLocked, column, page } = cell;
  const holds = override ?? usual;
  const Icon = holds === null ? Minus : holds ? Check : X;
  const text = cellText(cell);
  const look = cn(
    "inline-flex items-center justify-center gap-1.5 rounded-sm text-sm",
    isWide ? "min-h-11 px-3" : "size-9",
    override === null
      ? holds
        ? "text-success"
        : "text-muted-foreground"
      : override
        ? "bg-success-soft font-semibold text-success shadow-[inset_0_0_0_1.5px_currentColor]"
        : "bg-danger-soft font-semibold text-danger shadow-[inset_0_0_0_1.5px_currentColor]",
    isLocked && "text-muted-foreground",
  );
  const words = <span className={isWide ? "" : "sr-only"}>{text}</span>;
  if (isLocked || !canEdit) {
    return (
      <span className={look} title={isWide ? undefined : text}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {isLocked && <Lock aria-hidden className="-ml-1 size-3 shrink-0" />}
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      title={isWide ? undefined : text}
      aria-label={m.admin_permission_cell({ page: PAGE_NAMES[page](), role: columnName(column), state: text })}
      onClick={() => onPress(cell)}
      className={cn(look, "transition-colors duration-150 hover:bg-muted-2")}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {isWide && <span aria-hidden>{text}</span>}
    </button>
  );
}
