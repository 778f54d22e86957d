import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { TEMPLATE_STATES } from "@kerkis/contract/evaluations/templates/templates.taxonomy.ts";
import { choiceParam, given, optionalParams, textParam } from "#shared/routing/search.ts";

/** The address of the list: words, state, and whether a new one is being made. */
export const templatesSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    state: choiceParam(search["state"], TEMPLATE_STATES),
    new: choiceParam(search["new"], ["yes"]),
  });
type TemplatesSearch = ReturnType<typeof templatesSearch>;

export const templatesInput = ({ q, state }: TemplatesSearch) => given({ search: q, state });
