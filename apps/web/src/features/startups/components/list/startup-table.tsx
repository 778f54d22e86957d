import type { StartupCard } from "@kerkis/contract/startups/startups.schema.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { RowTitle } from "#shared/lists/row-title.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { StartupSearch } from "../../model/startup-search.ts";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { employeesName, industryName, stageName } from "../labels.ts";

interface StartupTableProps {
  startups: readonly StartupCard[];
  /** What the page's address asks for: its order, and who is chosen to be compared. */
  search: StartupSearch;
  /** Without an order the newest come first. */
  onSort: (sort: string | undefined) => void;
}

/** The registry's facts in columns, for those who read many of them; a header orders the list. */
export function StartupTable({ startups, search, onSort }: StartupTableProps) {
  return (
    <ListTable
      label={m.startups_list_title()}
      rows={startups}
      rowId={({ id }) => id}
      sort={{ by: search.sort ?? "newest", onSort: (by) => onSort(by === "newest" ? undefined : by) }}
      columns={columnsOf(search.compare)}
    />
  );
}

const columnsOf = (compared: string | undefined): readonly Column<StartupCard>[] => [
  {
    label: m.startups_column_name(),
    phone: "main",
    sort: { ascending: "name" },
    cell: (startup) => (
      <RowTitle
        lead={<Mark seed={startup.id} src={startup.logo_url} size={36} />}
        badge={<Standing startup={startup} />}
        sub={startup.tagline || startup.description}
      >
        <Link
          to="/startup/$id"
          params={{ id: startup.id }}
          data-row-link
          className={linkStyles({ kind: "cover", className: "[overflow-wrap:anywhere]" })}
        >
          {startup.name}
        </Link>
      </RowTitle>
    ),
  },
  { label: m.startups_filter_industry(), from: "lg", wraps: true, cell: ({ industry }) => industryName(industry) },
  { label: m.startups_filter_stage(), phone: "top", cell: ({ stage }) => stageName(stage) },
  {
    label: m.startups_filter_location(),
    cell: ({ location }) => <span className="block max-w-44 truncate">{location}</span>,
  },
  {
    label: m.startups_fact_employees(),
    from: "xl",
    align: "end",
    cell: ({ employees_range: range }) => range && employeesName(range),
  },
  {
    label: m.startups_column_funding(),
    align: "end",
    phone: "bottom",
    cell: ({ funding_total: total, currency }) => total !== null && total > 0 && formatMoney(total, currency, true),
  },
  {
    label: m.startups_column_listed(),
    from: "xl",
    align: "end",
    sort: { descending: "newest", ascending: "oldest" },
    cell: ({ created_at: at }) => formatDate(at, "medium"),
  },
  {
    label: m.startups_compare(),
    hidesLabel: true,
    phone: "actions",
    cell: ({ id, name }) => <CompareToggle id={id} name={name} chosen={compared} />,
  },
];

function Standing({ startup: { is_active: isActive, is_verified: isVerified } }: { startup: StartupCard }) {
  if (!isActive || !isVerified) return <Badge tone="warning">{m.startups_unpublished()}</Badge>;
  return <BadgeCheck role="img" aria-label={m.startups_verified()} className="size-4 shrink-0 text-primary" />;
}
