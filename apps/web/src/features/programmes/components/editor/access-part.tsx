import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { isOrganizationAdmin } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

/** Who runs a call: everyone whose role in its organization manages applications. */
export function AccessPart({ challenge: { managers, organization } }: { challenge: ManagedChallenge }) {
  const session = useSession();
  return (
    <section aria-labelledby="challenge-access" className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:p-6">
      <div>
        <h2 id="challenge-access" className="display text-xl leading-tight">
          {m.programmes_access_part()}
        </h2>
        <p className="mt-1 text-muted-foreground [overflow-wrap:anywhere]">
          {m.programmes_access_lead({ organization: organization.name })}
        </p>
      </div>
      <ul className="border-t border-border">
        {managers.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3 border-b border-border py-2.5 [overflow-wrap:anywhere]">
            <Avatar name={name} size={32} />
            {name}
          </li>
        ))}
      </ul>
      {managers.length < 2 && <p className="text-warning">{m.programmes_access_alone()}</p>}
      {isOrganizationAdmin(session) && (
        <Link to="/admin/users" className={linkStyles({ kind: "standalone" })}>
          {m.programmes_access_people()}
        </Link>
      )}
    </section>
  );
}
