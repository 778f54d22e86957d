import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";

/** The end of a card's form: whether something is unsaved, and the button that saves it. */
export function SaveBar({ isDirty, isBehind, pending }: { isDirty: boolean; isBehind: boolean; pending: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-border px-5 py-4 sm:px-6">
      {isDirty && <p className="mr-auto text-sm text-muted-foreground">{m.organizations_unsaved()}</p>}
      <Button type="submit" pending={pending} disabled={!isDirty || isBehind}>
        {m.organizations_save()}
      </Button>
    </div>
  );
}
