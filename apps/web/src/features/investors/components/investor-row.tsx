import type { Range } from "@kerkis/contract/core/filters/range.ts";
import type { InvestorRow as InvestorFacts } from "@kerkis/contract/investors/investors.schema.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { investorName, typeName } from "./labels.ts";
import { StageSeats } from "./stage-seats.tsx";
import { TicketAxis, TicketBar } from "./ticket-bar.tsx";

/** Columns of the list on wide screens: who, how much, when, in whom. */
const COLUMNS = "md:grid-cols-[minmax(0,1fr)_15.5rem] lg:grid-cols-[minmax(0,1fr)_15.5rem_9rem_6.5rem] gap-x-8";

/** Names the columns for eyes; every row says in words what it holds. */
export function InvestorListHead() {
  return (
    <div
      aria-hidden
      className={cn("hidden items-end border-b border-border px-6 py-3 text-sm text-muted-foreground md:grid", COLUMNS)}
    >
      <span>{m.investors_column_investor()}</span>
      <TicketAxis />
      <span className="text-center max-lg:hidden">{m.investors_column_stages()}</span>
      <span className="text-right max-lg:hidden">{m.investors_column_portfolio()}</span>
    </div>
  );
}

/** An investor in the list; the whole row leads to its page. */
export function InvestorRow({ investor, band }: { investor: InvestorFacts; band: Range | null }) {
  const { id, company_name, type, city, thesis, description, logo_url, stages } = investor;
  const isPublished = investor.is_active && investor.is_verified;
  return (
    <article
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] items-center gap-y-4 overflow-hidden px-4 py-5 transition-colors duration-150 hover:bg-muted/60 sm:px-6",
        COLUMNS,
      )}
    >
      <div className="flex min-w-0 gap-4">
        <Mark seed={id} src={logo_url} size={48} />
        <div className="min-w-0 leading-snug">
          <h2 className="flex items-center gap-1.5 text-[1.0625rem] font-semibold">
            <Link
              to="/investor/$id"
              params={{ id }}
              className={linkStyles({ kind: "cover", className: "line-clamp-2 min-w-0" })}
            >
              {investorName(company_name)}
            </Link>
            {investor.is_verified && (
              <BadgeCheck role="img" aria-label={m.investors_verified()} className="size-4 shrink-0 text-primary" />
            )}
          </h2>
          <p className="text-sm text-muted-foreground">{[typeName(type), city].filter(Boolean).join(" · ")}</p>
          <p className="mt-1 line-clamp-2 text-[0.9375rem] text-pretty">
            {thesis || description || m.investors_company()}
          </p>
          {!isPublished && (
            <Badge tone="warning" className="mt-1.5">
              {m.investors_unpublished()}
            </Badge>
          )}
        </div>
      </div>
      <TicketBar investor={investor} band={band} />
      <div className="flex items-center justify-between gap-4 md:max-lg:col-span-2 lg:contents">
        <StageSeats stages={stages} />
        <PortfolioMarks investor={investor} />
      </div>
    </article>
  );
}

function PortfolioMarks({ investor: { portfolio, portfolio_count: count } }: { investor: InvestorFacts }) {
  if (count === 0) return <span />;
  return (
    <div className="grid justify-items-end gap-1 text-sm text-muted-foreground max-md:flex max-md:items-center max-md:gap-2.5">
      <span aria-hidden className="flex -space-x-1.5">
        {portfolio.map((startup) => (
          <Mark key={startup.id} seed={startup.id} src={startup.logo_url} size={26} />
        ))}
      </span>
      <span className="whitespace-nowrap">{m.investors_portfolio_count({ count, shown: formatNumber(count) })}</span>
    </div>
  );
}
