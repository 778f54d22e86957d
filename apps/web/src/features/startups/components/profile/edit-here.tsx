import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { useEditing } from "./editing.ts";

const loadForm = async () => (await import("./group-form.tsx")).GroupForm;

/** Opens a group of the profile where it stands; nothing for those who may not edit. */
export function EditButton({ group, label, className }: { group: ProfileGroup; label: string; className?: string }) {
  const editing = useEditing();
  if (!editing) return null;
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      className={className}
      aria-label={m.startups_edit({ part: label })}
      aria-expanded={editing.open === group}
      onClick={() => editing.setOpen(editing.open === group ? null : group)}
    >
      <PencilLine />
    </Button>
  );
}

/** The button that opens a form may be far above it. */
const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: "nearest" });

/** What stands here, or the form of the group that was opened in its place. */
export function EditHere({ groups, children }: { groups: readonly ProfileGroup[]; children?: ReactNode }) {
  const editing = useEditing();
  const open = editing?.open;
  if (!editing || !open || !groups.includes(open)) return children;
  return (
    <div key={open} ref={bringIntoView} className="scroll-mt-6 scroll-mb-6">
      <Loaded
        load={loadForm}
        props={{ startupId: editing.startupId, group: open, onClose: () => editing.setOpen(null) }}
        place={<Skeleton className="h-72 rounded-lg" />}
      />
    </div>
  );
}
