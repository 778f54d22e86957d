import type { EntryKind } from "@kerkis/contract/startups/news/news.schema.ts";
import { PencilLine, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { useEditing } from "../profile/editing.ts";
import type { OpenEntry } from "./open-entry.ts";
import { Section } from "../section.tsx";

const loadForm = async () => (await import("./entry-form.tsx")).EntryForm;

interface EntrySectionProps {
  id: string;
  kind: EntryKind;
  title: string;
  aside?: ReactNode;
  /** What a new entry begins with. */
  empty: Record<string, unknown>;
  /** Of the button that begins one. */
  addLabel: string;
  /** What belongs here, for those who may write it. */
  hint: string;
  isEmpty: boolean;
  /** The entries; `edit` makes the pencil of one, where one may write. */
  children: (edit: (entry: OpenEntry & { id: string }, name: string) => ReactNode) => ReactNode;
}

/** Entries of one kind, written where they stand by those who may; for others nothing, where there are none. */
export function EntrySection({ id, kind, title, aside, empty, addLabel, hint, isEmpty, children }: EntrySectionProps) {
  const editing = useEditing();
  const [open, setOpen] = useState<OpenEntry | null>(null);
  if (isEmpty && !editing) return null;
  const pencil = (entry: OpenEntry & { id: string }, name: string) =>
    editing && (
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={m.startups_edit({ part: name })}
        onClick={() => setOpen(entry)}
      >
        <PencilLine />
      </Button>
    );
  return (
    <Section
      id={id}
      title={title}
      aside={
        <>
          {aside}
          {editing && !open && (
            <Button
              variant="outline"
              size="sm"
              className="ml-auto"
              onClick={() => setOpen({ id: null, answers: empty })}
            >
              <Plus />
              {addLabel}
            </Button>
          )}
        </>
      }
    >
      {editing && open && (
        <div className="mb-6">
          <Loaded
            key={open.id ?? "new"}
            load={loadForm}
            props={{ startupId: editing.startupId, kind, entry: open, onClose: () => setOpen(null) }}
            place={<Skeleton className="h-64 rounded-lg" />}
          />
        </div>
      )}
      {isEmpty ? <p className="max-w-[41rem] text-muted-foreground">{hint}</p> : children(pencil)}
    </Section>
  );
}
