import { useQueryClient } from "@tanstack/react-query";
import { evaluationsQueries } from "../evaluations.queries.ts";
import { useLiveChanges } from "./use-live-changes.ts";

/** Keeps the table, and the application that is open over it, as they are now. */
export function useLiveQueue(look: () => void): void {
  const queryClient = useQueryClient();
  useLiveChanges(() => {
    void queryClient.invalidateQueries({ queryKey: evaluationsQueries.applications() });
    look();
  });
}
