import type { ManagedTemplate, TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import type { ReadyTemplate } from "@kerkis/contract/evaluations/templates/ready.taxonomy.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { templatesQueries } from "./templates.queries.ts";

/** What was done is what its page shows; the list is asked for again. */
function useKept() {
  const queryClient = useQueryClient();
  return (template: ManagedTemplate) => {
    queryClient.setQueryData(templatesQueries.template(template.id).queryKey, template);
    void queryClient.invalidateQueries({ queryKey: templatesQueries.lists() });
  };
}

export const useCreateTemplate = () =>
  useCommand({
    mutationFn: (ready: ReadyTemplate) => api.evaluations.createTemplate({ ready }),
    onSuccess: useKept(),
    failed: m.evaluations_templates_new_failed,
  });

export const useCopyTemplate = () =>
  useCommand({
    mutationFn: (id: string) => api.evaluations.copyTemplate({ id }),
    onSuccess: useKept(),
    done: () => m.evaluations_templates_copied(),
    failed: m.evaluations_templates_step_failed,
  });

export const usePublishTemplate = () =>
  useCommand({
    mutationFn: (input: { id: string; seen: number }) => api.evaluations.publishTemplate(input),
    onSuccess: useKept(),
    done: ({ versions }) => m.evaluations_templates_publish_done({ version: versions[0]?.version ?? 1 }),
    failed: m.evaluations_templates_publish_failed,
  });

export const useArchiveTemplate = () =>
  useCommand({
    mutationFn: (input: { id: string; archived: boolean }) => api.evaluations.archiveTemplate(input),
    onSuccess: useKept(),
    done: ({ archived_at }) =>
      archived_at === null ? m.evaluations_templates_restore_done() : m.evaluations_templates_archive_done(),
    failed: m.evaluations_templates_step_failed,
  });

/** Has a programme evaluated with a template. */
export const useChooseTemplate = () =>
  useCommand({
    mutationFn: (input: { id: string; programme_id: string }) => api.evaluations.chooseTemplate(input),
    onSuccess: useKept(),
    done: () => m.evaluations_templates_use_done(),
    failed: m.evaluations_templates_use_failed,
  });

/** A template's way to the server, for useAutosave. */
export function useTemplateStore(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = templatesQueries.template(id);
  return {
    save: async (draft: TemplateDraft, version: number) => {
      const { seen, saved_at } = await api.evaluations.saveTemplate({ id, seen: version, draft });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, seen, draft });
      void queryClient.invalidateQueries({ queryKey: templatesQueries.lists(), refetchType: "none" });
      return { version: seen, saved_at };
    },
    load: async () => {
      const latest = await queryClient.fetchQuery({ ...templatesQueries.template(id), staleTime: 0 });
      return { value: latest.draft, version: latest.seen };
    },
  };
}
