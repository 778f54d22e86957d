import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { hasWritten } from "@kerkis/contract/imports/states.taxonomy.ts";
import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useDiscardImport } from "../imports.mutations.ts";

/** Throws away a file that has written nothing, or whose import was undone. */
export function DiscardButton({ run: { id, state, file_name } }: { run: ImportRun }) {
  const [isAsking, setAsking] = useState(false);
  const discard = useDiscardImport();
  const navigate = useNavigate();
  if (hasWritten(state)) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 />
        {m.imports_discard()}
      </Button>
      {isAsking && (
        <Confirm
          tone="danger"
          title={m.imports_discard_title({ file: file_name })}
          description={m.imports_discard_text()}
          confirmLabel={m.imports_discard()}
          command={discard}
          input={() => id}
          onDone={() => navigate({ to: "/imports" })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
