import type { OrganizationHomepage } from "@kerkis/contract/homepages/homepages.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { CallRows } from "./call-rows.tsx";
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
      {calls.length > 0 && <CallRows calls={calls} />}
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
