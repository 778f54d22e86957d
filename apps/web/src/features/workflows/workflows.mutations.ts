import type { AbsenceInput } from "@kerkis/contract/workflows/absences/absences.schema.ts";
import type { HandOverInput } from "@kerkis/contract/workflows/handovers/handovers.schema.ts";
import type { CompleteInput } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import type {
  CreateTemplateInput,
  StartInput,
  TemplateDetail,
} from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { saveFile } from "#shared/api/files.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { dayText } from "./model/tasks/due-day.ts";
import { type KeyedDefinition, keyedDefinition, plainDefinition } from "./model/keyed-definition.ts";
import { workflowsQueries } from "./workflows.queries.ts";

const stale = () => [workflowsQueries.all()];

export const useCreateTemplate = () =>
  useCommand({
    mutationFn: (input: CreateTemplateInput) => api.workflows.createTemplate(input),
    stale,
  });

/** The version that an event of a template tells of. */
export const savedVersion = (payload: unknown): number =>
  typeof payload === "object" && payload !== null && "version" in payload ? Number(payload.version) : 0;

/** Begins the next version of what was published. */
export const useBeginVersion = () =>
  useCommand({
    mutationFn: (input: { id: string; version: number }) => api.workflows.beginVersion(input),
    stale,
    done: () => m.workflows_version_begun(),
    failed: m.workflows_not_done,
  });

/** Drops what was changed since the last version. */
export const useDropVersion = () =>
  useCommand({ mutationFn: (input: { id: string; version: number }) => api.workflows.dropVersion(input), stale });

type EditedTemplate = Pick<TemplateDetail, "name"> & { definition: KeyedDefinition };

/** A draft's way to the server, for useAutosave. */
export function useTemplateStore(id: string) {
  const queryClient = useQueryClient();
  return {
    save: async (keyed: EditedTemplate, seen: number) => {
      const value = { name: keyed.name, definition: plainDefinition(keyed.definition) };
      const { version } = await api.workflows.saveTemplate({ id, version: seen, ...value });
      const { queryKey } = workflowsQueries.template(id);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...value, version, has_draft: true });
      return { version, saved_at: new Date().toISOString() };
    },
    load: async () => {
      const { name, definition, version } = await queryClient.fetchQuery({
        ...workflowsQueries.template(id),
        staleTime: 0,
      });
      return { value: { name, definition: keyedDefinition(definition) }, version };
    },
  };
}

/** The saved draft as a file; what is still being typed comes with the next save. */
export const useExportBpmn = () =>
  useCommand({
    mutationFn: async (id: string) => {
      const { name, xml } = await api.workflows.exportBpmn({ id });
      saveFile(new Blob([xml], { type: "application/xml" }), `${name}.bpmn`);
    },
    stale: () => [],
    failed: m.workflows_not_done,
  });

export const useImportBpmn = () =>
  useCommand({ mutationFn: (xml: string) => api.workflows.importBpmn({ xml }), stale });

export const usePublishTemplate = () =>
  useCommand({
    mutationFn: (input: { id: string; version: number }) => api.workflows.publishTemplate(input),
    stale,
    done: ({ number }) => m.workflows_published({ number }),
    failed: m.workflows_not_done,
  });

export const useArchiveTemplate = () =>
  useCommand({ mutationFn: (input: { id: string; version: number }) => api.workflows.archiveTemplate(input), stale });

export const useStartCase = () =>
  useCommand({ mutationFn: (input: StartInput) => api.workflows.startCase(input), stale });

/** Moves cases of a version, or one of them, to the one in force, so many at a time until none is left. */
export const useMoveCases = () =>
  useCommand({
    mutationFn: async (input: { id: string; number: number; instance?: string; map: Record<string, string> }) => {
      let cases = 0;
      for (;;) {
        const { moved, left } = await api.workflows.moveCases(input);
        cases += moved;
        // What did not move now will not by asking again.
        if (left === 0 || moved === 0) return cases;
      }
    },
    stale,
    done: (cases) => m.workflows_moved({ cases }),
  });

export const useClaimTask = () =>
  useCommand({
    mutationFn: (id: string) => api.workflows.claimTask({ id }),
    stale,
    done: () => m.workflows_claimed(),
    undo: (_, id) => api.workflows.releaseTask({ id }),
    failed: m.workflows_not_done,
    overlaps: true,
  });

export const useClaimTasks = () =>
  useCommand({
    mutationFn: (ids: string[]) => api.workflows.claimTasks({ ids }),
    stale,
    done: ({ claimed, missed }) =>
      missed === 0 ? m.workflows_claimed_many({ count: claimed }) : m.workflows_claimed_some({ claimed, missed }),
    failed: m.workflows_not_done,
  });

export const useSetAbsence = () =>
  useCommand({
    mutationFn: (input: AbsenceInput) => api.workflows.setAbsence(input),
    stale,
    done: () => m.workflows_absence_saved(),
  });

export const useEndAbsence = () =>
  useCommand({
    mutationFn: () => api.workflows.endAbsence({}),
    stale,
    done: () => m.workflows_absence_ended(),
    failed: m.workflows_not_done,
  });

export const useSetMentor = () =>
  useCommand({
    mutationFn: (input: { id: string; mentor_id: string | null }) => api.workflows.setMentor(input),
    stale,
  });

/** Leaves a task for later: it goes below the others, wherever the reader looks. */
export const usePostponeTask = () =>
  useCommand({
    mutationFn: (id: string) => api.workflows.postponeTask({ id }),
    stale,
    done: ({ until }) => m.workflows_put_off({ day: dayText(until) }),
    undo: (_, id) => api.workflows.bringBackTask({ id }),
    failed: m.workflows_not_done,
    overlaps: true,
  });

export const useBringBackTask = () =>
  useCommand({
    mutationFn: (id: string) => api.workflows.bringBackTask({ id }),
    stale,
    done: () => m.workflows_brought_back(),
    failed: m.workflows_not_done,
  });

export const useReleaseTask = () =>
  useCommand({
    mutationFn: (id: string) => api.workflows.releaseTask({ id }),
    stale,
    done: () => m.workflows_released(),
    failed: m.workflows_not_done,
  });

export const useCompleteTask = () =>
  useCommand({ mutationFn: (input: CompleteInput) => api.workflows.completeTask(input), stale });

export const useDelegateTask = () =>
  useCommand({
    mutationFn: (input: { id: string; to: string; reason: string }) => api.workflows.delegateTask(input),
    stale,
  });

/** Hands what someone who is away holds over to someone else. */
export const useHandOver = () =>
  useCommand({ mutationFn: (input: HandOverInput) => api.workflows.handOver(input), stale });

export const useCommentTask = () =>
  useCommand({
    mutationFn: (input: { id: string; text: string }) => api.workflows.commentTask(input),
    stale,
  });

/** What those who run workflows can do with a case. */
export const INTERVENTIONS = ["suspend", "resume", "cancel", "retry", "skip"] as const;
export type Intervention = (typeof INTERVENTIONS)[number];

const SEND: Record<Intervention, (input: { id: string; reason: string }) => Promise<unknown>> = {
  suspend: (input) => api.workflows.suspend(input),
  resume: ({ id }) => api.workflows.resume({ id }),
  cancel: (input) => api.workflows.cancel(input),
  retry: ({ id }) => api.workflows.retry({ id }),
  skip: (input) => api.workflows.skip(input),
};

export const useRemind = () =>
  useCommand({
    mutationFn: (id: string) => api.workflows.remind({ id }),
    stale,
    done: () => m.workflows_reminded(),
    failed: m.workflows_not_done,
  });

export const useIntervene = () =>
  useCommand({
    mutationFn: ({ intervention, ...input }: { intervention: Intervention; id: string; reason: string }) =>
      SEND[intervention](input),
    stale,
  });
