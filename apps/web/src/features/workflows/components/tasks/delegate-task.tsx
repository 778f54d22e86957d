import { useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { Button } from "#shared/ui/button.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";

const loadDialog = async () => (await import("./delegate-dialog.tsx")).DelegateDialog;

/** Hands a task over to one of those who could do it too. */
export function DelegateTask({ id, onDone }: { id: string; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  usePlainKeys((key) => key === "d" && setAsking(true));
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {m.workflows_delegate()}
        <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs max-md:hidden">
          D
        </kbd>
      </Button>
      {isAsking && <Loaded load={loadDialog} props={{ id, onDone, onClose: () => setAsking(false) }} />}
    </>
  );
}
