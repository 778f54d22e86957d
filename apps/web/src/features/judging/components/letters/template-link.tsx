import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";

/** The way to where a round's letters are worded: a call's own, or the organization's for its registry. */
export function TemplateLink({ programme: { id, kind } }: Pick<Round, "programme">) {
  const className = linkStyles({ kind: "standalone" });
  return kind === "registry" ? (
    <Link to="/evaluation-management/letters" className={className}>
      {m.judging_letter_template()}
    </Link>
  ) : (
    <Link
      to="/evaluation-management/challenges/$programmeId/letters"
      params={{ programmeId: id }}
      className={className}
    >
      {m.judging_letter_template()}
    </Link>
  );
}
