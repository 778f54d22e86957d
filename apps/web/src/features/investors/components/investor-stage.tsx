import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { ArrowLeft, ArrowUpRight, BadgeCheck, Circle } from "lucide-react";
import { isWebLink } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PrintButton } from "#shared/ui/print-button.tsx";
import { ShareActions } from "#shared/ui/share-actions.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { investorName, typeName } from "./labels.ts";

/** The investor's name, kind and seat, whether somebody verified it, and the way to reach it. */
export function InvestorStage({ investor }: { investor: Investor }) {
  const { company_name, type, city, website_url: site, logo_url, verified } = investor;
  const { origin } = useRouter().options.context;
  const isVisitor = useSession().profile === null;
  const Sign = verified ? BadgeCheck : Circle;
  return (
    <header className="overflow-hidden rounded-xl bg-stage">
      <div className="dark px-5 pt-6 pb-20 text-stage-foreground sm:px-9 lg:pt-8">
        {isVisitor && (
          <Link
            to="/investors"
            className={linkStyles({
              kind: "quiet",
              className: "mb-8 inline-flex items-center gap-2 text-stage-muted max-lg:hidden",
            })}
          >
            <ArrowLeft aria-hidden className="size-4" />
            {m.investors_back()}
          </Link>
        )}
        <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
          <Mark seed={investor.id} src={logo_url} size={88} className="shadow-lg" />
          <div className="min-w-0">
            <h1 className="display text-[clamp(2rem,4.2vw,3.5rem)] leading-[1.06] [overflow-wrap:anywhere]">
              {investorName(company_name)}
            </h1>
            <p className="mt-2 text-[1.1875rem] text-stage-muted">
              {[typeName(type), city].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        <p className="mt-6 flex max-w-[36rem] items-start gap-2.5 text-[0.9375rem] text-pretty text-stage-muted">
          <Sign aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {verified
              ? m.investors_verified_by({ organization: verified.by_organization, date: formatDate(verified.at) })
              : m.investors_not_verified()}
            {verified?.changed_since && ` ${m.investors_changed_since({ date: formatDate(verified.changed_since) })}`}
          </span>
        </p>
        <div className="mt-7 flex max-w-full flex-wrap items-center gap-2.5 print:hidden">
          {isWebLink(site) && (
            <a
              href={site}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={buttonStyles({ variant: "accent", className: "max-w-full min-w-0" })}
            >
              <span className="truncate">{m.investors_contact()}</span>
              <ArrowUpRight aria-hidden />
              <span className="sr-only">{m.investors_opens_new_tab()}</span>
            </a>
          )}
          <ShareActions
            variant="onstage"
            size="md"
            name={investorName(company_name)}
            address={`${origin}/investor/${investor.id}`}
          />
          <PrintButton variant="onstage" size="md" />
        </div>
      </div>
    </header>
  );
}
