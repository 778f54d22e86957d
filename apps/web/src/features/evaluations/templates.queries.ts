import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { TemplateListFilters } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** Queries of evaluation templates; their keys live here only. */
export const templatesQueries = {
  lists: () => ["evaluation-templates", "list"] as const,
  /** Those of the current organization, page by page. */
  list: (input: TemplateListFilters) =>
    listQuery({
      key: templatesQueries.lists(),
      input,
      load: (start) => api.evaluations.templates({ ...input, limit: LIMITS.pageSize, ...start }),
    }),
  count: (input: TemplateListFilters) =>
    queryOptions({
      queryKey: [...templatesQueries.lists(), "count", input],
      queryFn: () => api.evaluations.templatesCount(input),
    }),
  template: (id: string) =>
    queryOptions({
      queryKey: ["evaluation-templates", "template", id],
      queryFn: () => api.evaluations.template({ id }),
    }),
};
