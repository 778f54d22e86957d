import { useState } from "react";
import { m } from "#messages";
import { toast } from "#shared/ui/overlays/toast.tsx";

/** So long, in milliseconds, it can be taken back. */
const UNDO_MS = 10_000;

/** Tasks that the reader left for later in this visit: they go below the others, and nobody else hears of it. */
export function usePutOff(): { ids: ReadonlySet<string>; putOff: (id: string) => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const putOff = (id: string) => {
    setIds((known) => new Set([...known, id]));
    toast.info(m.workflows_put_off(), {
      id: `put-off-${id}`,
      duration: UNDO_MS,
      action: {
        label: m.ui_undo(),
        onClick: () => setIds((known) => new Set([...known].filter((one) => one !== id))),
      },
    });
  };
  return { ids, putOff };
}
