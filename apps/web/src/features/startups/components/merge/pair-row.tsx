import type { RecordPair } from "@kerkis/contract/core/records/merging.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { MergedRegistry } from "../../model/merging.ts";

const REASONS = {
  tax_number: m.startups_pair_tax_number,
  website: m.startups_pair_website,
  name: m.startups_pair_name,
};

/** Two records that may be the same, and why. */
export function PairRow({ pair, registry }: { pair: RecordPair; registry: MergedRegistry }) {
  const { first, second, reasons } = pair;
  return (
    <article className="grid gap-4 rounded-lg bg-surface p-5 shadow-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-center">
      <One record={first} registry={registry} />
      <One record={second} registry={registry} />
      <div className="flex flex-wrap items-center gap-3 sm:grid sm:justify-items-end">
        <p className="text-sm text-muted-foreground">{formatList(reasons.map((reason) => REASONS[reason]()))}</p>
        <Link
          to={registry.merge}
          search={{ kept: first.id, merged: second.id }}
          className={buttonStyles({ variant: "outline", size: "sm" })}
        >
          {m.startups_pair_compare()}
          <span className="sr-only">: {formatList([first.name, second.name].map(registry.nameOf))}</span>
        </Link>
      </div>
    </article>
  );
}

function One({ record, registry }: { record: RecordPair["first"]; registry: MergedRegistry }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Mark seed={record.id} src={record.logo_url} size={40} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="font-semibold">
          <Link to={registry.record} params={{ id: record.id }} className={linkStyles({ kind: "standalone" })}>
            {registry.nameOf(record.name)}
          </Link>
        </h2>
        <p className="text-sm text-muted-foreground">{record.location}</p>
      </div>
      {!record.is_published && <Badge tone="warning">{m.startups_unpublished()}</Badge>}
    </div>
  );
}
