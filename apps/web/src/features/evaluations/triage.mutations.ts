import type { SavedViews, SaveViewInput } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { triageQueries } from "./triage.queries.ts";

export const useAddComment = (application_id: string) =>
  useCommand({
    mutationFn: (text: string) => api.applications.addComment({ application_id, text }),
    stale: () => [triageQueries.comments(application_id).queryKey],
    failed: m.evaluations_comments_failed,
  });

export const useDeleteComment = (applicationId: string) =>
  useCommand({
    mutationFn: (id: string) => api.applications.deleteComment({ id }),
    stale: () => [triageQueries.comments(applicationId).queryKey],
    done: () => m.evaluations_comments_deleted(),
  });

/** What was answered is what stands. */
function useKept() {
  const queryClient = useQueryClient();
  return (views: SavedViews) => queryClient.setQueryData(triageQueries.views().queryKey, views);
}

export const useSaveView = () =>
  useCommand({
    mutationFn: (input: SaveViewInput) => api.applications.saveView(input),
    onSuccess: useKept(),
    done: () => m.evaluations_views_saved(),
  });

export function useDeleteView() {
  const keep = useKept();
  return useCommand({
    mutationFn: ({ id }: SavedViews["views"][number]) => api.applications.deleteView({ id }),
    onSuccess: keep,
    done: () => m.evaluations_views_deleted(),
    undo: async (_, { name, view }) => keep(await api.applications.saveView({ name, view })),
    failed: m.evaluations_views_failed,
  });
}
