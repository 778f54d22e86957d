import type { OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useSession } from "#shared/permissions/session.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { useNextStep } from "../next-step.ts";
import { SectionHeading } from "../section-heading.tsx";

/** What one may apply to here, and how one takes part. */
export function OrganizationCalls({ organization: { id, calls } }: { organization: OrganizationHomepage }) {
  const { register, isSignedIn } = useNextStep();
  const session = useSession();
  const isMember = session.memberships.some(({ organization_id: own }) => own === id);
  return (
    <section aria-labelledby="organization-join" className="container-x py-16 lg:py-20">
      <SectionHeading id="organization-join">{m.homepages_org_join()}</SectionHeading>
      {calls.length > 0 && (
        <ul className="mt-6 max-w-[52rem] border-b border-border">
          {calls.map(({ id: call, kind, title, description, closes_at }) => (
            <li
              key={call}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-border py-5"
            >
              <div className="min-w-0 flex-1 basis-80">
                <h3 className="text-[1.1875rem] font-semibold [overflow-wrap:anywhere]">
                  {kind === "registry" ? (
                    localized(title)
                  ) : (
                    <Link to="/call/$callId" params={{ callId: call }} className={linkStyles({ kind: "standalone" })}>
                      {localized(title) || title.el}
                    </Link>
                  )}
                </h3>
                <p className="mt-1 text-pretty text-muted-foreground [overflow-wrap:anywhere]">
                  {localized(description)}
                </p>
              </div>
              <p className="text-sm whitespace-nowrap text-muted-foreground">
                {closes_at === null
                  ? m.homepages_org_standing()
                  : m.homepages_org_until({ date: formatDate(closes_at, "short") })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 max-w-[40rem] text-[1.0625rem] leading-relaxed text-pretty text-muted-foreground">
        {calls.length > 0
          ? m.homepages_org_apply_text()
          : isMember
            ? m.homepages_org_member_text()
            : m.homepages_org_join_text()}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {calls.length > 0 && (
          <Link {...register} className={buttonStyles({ size: "lg" })}>
            {m.homepages_hero_register()}
          </Link>
        )}
        {isMember && (
          <Link to="/dashboard" className={buttonStyles({ size: "lg", variant: "outline" })}>
            {m.homepages_org_dashboard()}
          </Link>
        )}
        {!isSignedIn && (
          <Link
            to="/signup"
            className={buttonStyles({ size: "lg", variant: calls.length > 0 ? "outline" : "primary" })}
          >
            {m.homepages_org_sign_up()}
          </Link>
        )}
        <Link to="/contact" className={buttonStyles({ size: "lg", variant: "ghost" })}>
          {m.homepages_org_contact()}
        </Link>
      </div>
    </section>
  );
}
