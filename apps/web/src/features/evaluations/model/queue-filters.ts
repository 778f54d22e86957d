import { APPLICATION_SUBJECTS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { phaseName } from "#features/applications/phases.public.ts";
import { m } from "#messages";
import type { ListFilters } from "#shared/lists/filters/list-filters.ts";
import type { Option } from "#shared/ui/pickers/option.ts";
import { subjectLabel } from "../components/subject-label.ts";
import { industryLabel, stageLabel } from "../components/taxonomy-label.ts";
import { QUEUE_DUE, QUEUE_PHASES, QUEUE_SORTS } from "./queue-search.ts";

const SORT_LABELS = {
  newest: m.evaluations_queue_sort_newest,
  oldest: m.evaluations_queue_sort_oldest,
  name: m.evaluations_queue_sort_name,
  due: m.evaluations_queue_sort_due,
};
const DUE_LABELS = {
  over: m.evaluations_queue_due_over,
  soon: m.evaluations_queue_due_soon,
  paused: m.evaluations_queue_due_paused,
};

interface Known {
  /** To choose from, by id. */
  evaluators: readonly Option[];
  /** The name of the call that the address asks for. */
  call: string | undefined;
}

/** What the coordinators' table can be asked for. */
export const queueFilters = ({ evaluators, call }: Known): ListFilters => ({
  words: {
    name: "search",
    label: m.evaluations_queue_search(),
    placeholder: m.evaluations_queue_search_placeholder(),
  },
  filters: [
    {
      kind: "select",
      name: "phase",
      label: m.evaluations_queue_filter_phase(),
      any: m.evaluations_queue_phase_all(),
      options: QUEUE_PHASES.map((value) => ({
        value,
        label: value === "open" ? m.evaluations_queue_phase_open() : phaseName(value),
      })),
    },
    {
      kind: "select",
      name: "subject",
      label: m.evaluations_queue_filter_subject(),
      any: m.evaluations_queue_subject_all(),
      options: APPLICATION_SUBJECTS.map((value) => ({ value, label: subjectLabel(value) })),
    },
    { kind: "given", name: "programme", label: m.evaluations_queue_filter_programme(), named: call },
    {
      kind: "select",
      name: "industry",
      label: m.evaluations_queue_filter_industry(),
      any: m.evaluations_queue_industry_all(),
      options: INDUSTRIES.map((value) => ({ value, label: industryLabel(value) ?? value })),
    },
    {
      kind: "select",
      name: "stage",
      label: m.evaluations_queue_filter_stage(),
      any: m.evaluations_queue_stage_all(),
      options: STARTUP_STAGES.map((value) => ({ value, label: stageLabel(value) ?? value })),
    },
    {
      kind: "select",
      name: "evaluator",
      label: m.evaluations_queue_filter_evaluator(),
      any: m.evaluations_queue_evaluator_all(),
      options: [{ value: "none", label: m.evaluations_queue_evaluator_none() }, ...evaluators],
    },
    {
      kind: "select",
      name: "due",
      label: m.evaluations_queue_filter_due(),
      any: m.evaluations_queue_due_all(),
      options: QUEUE_DUE.map((value) => ({ value, label: DUE_LABELS[value]() })),
    },
  ],
  sort: {
    name: "sort",
    label: m.evaluations_queue_sort(),
    options: QUEUE_SORTS.map((value) => ({ value, label: SORT_LABELS[value]() })),
    fallback: "newest",
    inHeader: true,
  },
});
