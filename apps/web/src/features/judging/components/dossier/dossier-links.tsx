import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { judgingQueries } from "../../judging.queries.ts";

/** The dossiers of what was decided on an application; nothing where nothing was. */
export function DossierLinks({ application: { id, history } }: { application: Pick<Application, "id" | "history"> }) {
  const taken = history.filter(({ action }) => action === "approve" || action === "reject").length;
  const { data } = useQuery({ ...judgingQueries.taken(id, taken), enabled: taken > 0 });
  if (!data || data.decisions.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {data.decisions.map((decision) => (
        <li key={decision.id}>
          <Link
            to="/decisions/$decisionId"
            params={{ decisionId: decision.id }}
            className={linkStyles({ kind: "standalone" })}
          >
            <FileText aria-hidden />
            {m.judging_dossier_of({ protocol: decision.protocol })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
