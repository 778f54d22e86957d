import { DECISIONS_APPLYING } from "@kerkis/contract/judging/decisions/decisions.events.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { askAgain } from "#shared/api/ask-again.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useChannel } from "#shared/realtime/use-channel.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { judgingQueries } from "../judging.queries.ts";
import { publicationQueries } from "../publication.queries.ts";

export interface Applying {
  done: number;
  total: number;
}

/** Nothing heard for so long: the connection was lost, or whoever applied it is gone. */
const SILENT_MS = 15_000;

/**
 * How far the batch is that this person applies in a round, on whichever of their pages it was begun; null while none is.
 * @param isHere whether this page waits for the answer itself, and says how it ended
 */
export function useApplying(roundId: string, isHere: boolean): Applying | null {
  const queryClient = useQueryClient();
  const { profile } = useSession();
  const [applying, setApplying] = useState<Applying | null>(null);
  useChannel(profile ? userTopic(profile.id) : null, {
    [DECISIONS_APPLYING]: async (payload) => {
      const { decisionsApplying } = await import("@kerkis/contract/judging/decisions/decisions.schema.ts");
      const told = decisionsApplying.safeParse(payload);
      if (!told.success || told.data.round_id !== roundId) return;
      const { done, total, ended } = told.data;
      setApplying(ended === null ? { done, total } : null);
      if (ended === null || isHere) return;
      if (ended === "failed") toast.error(m.judging_apply_failed(), { description: m.judging_applying_failed() });
      else void askAgain(queryClient, [judgingQueries.all(), publicationQueries.all()]);
    },
  });
  useEffect(() => {
    if (applying === null) return undefined;
    const timer = setTimeout(() => setApplying(null), SILENT_MS);
    return () => clearTimeout(timer);
  }, [applying]);
  return applying;
}
