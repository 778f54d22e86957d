import { toRows } from "@kerkis/contract/core/columnar/columnar.ts";
import type { ConflictFilters } from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import type { ResultColumns, Results } from "@kerkis/contract/judging/results/results.schema.ts";
import type { RoundQuery } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { listQuery } from "#shared/lists/list-query.ts";

type RoundFilters = Pick<RoundQuery, "programme_id">;

/** The same function at every render: rows are made once for each answer. */
const rankingOf = ({ results, ...facts }: ResultColumns): Results => ({ ...facts, results: toRows(results) });

/** Queries of the module; their keys live here only. */
export const judgingQueries = {
  all: () => ["judging"] as const,
  lists: () => [...judgingQueries.all(), "rounds"] as const,
  rounds: (input: RoundFilters) =>
    listQuery({
      key: judgingQueries.lists(),
      input,
      load: (start) => api.judging.rounds({ ...input, ...start }),
    }),
  roundsCount: (input: RoundFilters) =>
    queryOptions({
      queryKey: [...judgingQueries.lists(), "count", input],
      queryFn: () => api.judging.roundsCount(input),
    }),
  verification: (code: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "verification", code],
      queryFn: () => api.judging.verification({ code }),
    }),
  options: () =>
    queryOptions({ queryKey: [...judgingQueries.all(), "options"], queryFn: () => api.judging.roundOptions() }),
  round: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "round", id],
      queryFn: () => api.judging.round({ id }),
    }),
  matrix: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "matrix", id],
      queryFn: () => api.judging.matrix({ id }),
    }),
  results: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "results", id],
      queryFn: () => api.judging.results({ id }),
      select: rankingOf,
    }),
  /** The reviews of an application that were handed in, with what they were scored on. */
  reviews: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "reviews", id],
      queryFn: async () => {
        const [{ evaluations }, criteria] = await Promise.all([
          api.applications.get({ id }),
          api.evaluations.criteria({ id }),
        ]);
        return { criteria, reviews: evaluations.filter(({ status }) => status === "submitted") };
      },
    }),
  decisions: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "decisions", id],
      queryFn: () => api.judging.decisions({ id }),
    }),
  /** @param count how many its history knows of: with one more the list is asked for anew */
  taken: (applicationId: string, count: number) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "taken", applicationId, count],
      queryFn: () => api.judging.takenDecisions({ id: applicationId }),
    }),
  dossier: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "dossier", id, currentLanguage()],
      queryFn: () => api.judging.dossier({ id, language: currentLanguage() }),
    }),
  letter: (id: string) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "letter", id],
      queryFn: () => api.judging.letter({ id }),
    }),
  expertise: () =>
    queryOptions({ queryKey: [...judgingQueries.all(), "expertise"], queryFn: () => api.judging.expertise() }),
  conflicts: (input: ConflictFilters) =>
    listQuery({
      key: [...judgingQueries.all(), "conflicts"],
      input,
      load: (start) => api.judging.conflicts({ ...input, ...start }),
    }),
  statements: () =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "statements"],
      queryFn: () => api.judging.conflictStatements(),
    }),
  conflictsCount: (input: ConflictFilters) =>
    queryOptions({
      queryKey: [...judgingQueries.all(), "conflicts", "count", input],
      queryFn: () => api.judging.conflictsCount(input),
    }),
};
