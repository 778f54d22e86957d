import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { organizationSlug } from "@kerkis/contract/organizations/slug.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { m } from "#messages";
import { useDebounced } from "#shared/hooks/use-debounced.ts";
import { organizationsQueries } from "../organizations.queries.ts";

type SlugForm<Values extends { name: string; slug: string }, Output> = UseFormReturn<Values, unknown, Output>;

/**
 * The address of a new organization while its name is typed (specification 5): made from the name and numbered when it is
 * taken, until the person writes one themselves; then it is theirs, and only said to be taken.
 */
export function useSlugSuggestion<Output>(
  form: SlugForm<
    { name: string; slug: string; description: string; website_url: string; location: string; owner_email: string },
    Output
  >,
) {
  const [name, typed] = useWatch({ control: form.control, name: ["name", "slug"] });
  const isOwn = typed !== "";
  const question = useDebounced(isOwn ? `${typed}\n` : `\n${name}`, LIMITS.searchDebounceMs);
  const [askedSlug = "", askedName = ""] = question.split("\n");
  const answer = useQuery({
    ...organizationsQueries.slug(askedSlug ? { name: "", slug: askedSlug } : { name: askedName }),
    enabled: askedSlug !== "" || askedName.trim() !== "",
  });
  const known = answer.isPlaceholderData ? undefined : answer.data;
  const made = organizationSlug(name);
  // What the server numbered belongs to the name as it was asked; until its answer the plain rule is shown.
  const numbered = known?.slug === made && known.suggestion ? known.suggestion : made;
  const shown = isOwn ? typed : numbered;
  const isTaken = isOwn && known !== undefined && known.slug === typed && !known.is_free;
  const hintOf = (): string => {
    if (isTaken) return m.organizations_slug_taken();
    if (shown === "" && name.trim() !== "") return m.organizations_slug_needed();
    return m.organizations_slug_hint({ slug: shown || "…" });
  };
  return {
    shown,
    hint: hintOf(),
    /** A free one to take instead of a taken one. */
    suggestion: isTaken ? known.suggestion : null,
    type: (text: string) => {
      form.clearErrors("slug");
      form.setValue("slug", text.toLowerCase().replace(/\s+/g, "-"), { shouldDirty: true });
    },
    /** The server refused it: someone was faster. */
    markTaken: () => {
      if (!isOwn) form.setValue("slug", shown);
      void answer.refetch();
    },
  };
}
