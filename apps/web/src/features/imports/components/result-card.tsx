import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, Download, Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { LazySeatDots } from "#shared/ui/charts/lazy-charts.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useImportStep } from "../imports.mutations.ts";
import { seatsOf, seatText } from "../model/seats.ts";

/** Where the records of each kind stand. */
const LISTS = { startups: "/startups", investors: "/investors", events: "/events/manage" } as const;

/** What became of the file, where to see it, and the way back. */
export function ResultCard({ run }: { run: ImportRun }) {
  const { id, kind, counts, row_count, undo_until, published, published_at } = run;
  const [asked, setAsked] = useState<"publish" | "undo" | null>(null);
  const publish = useImportStep("publish", id);
  const undo = useImportStep("undo", id);
  const isUndone = run.state === "undone";
  return (
    <Card>
      <CardBody className="grid gap-5">
        <LazySeatDots
          label={m.imports_house()}
          items={seatsOf(run)}
          unit={m.imports_house_unit({ count: row_count })}
          seatText={seatText}
        />
        {isUndone && (
          <Alert tone={counts.kept ? "warning" : "success"}>
            {counts.kept
              ? m.imports_undone_kept({ count: counts.kept, shown: formatNumber(counts.kept) })
              : m.imports_undone_all()}
          </Alert>
        )}
        {!isUndone && (
          <Link to={LISTS[kind]} className={buttonStyles()}>
            {kind === "events" ? m.imports_see_events() : m.imports_see()}
          </Link>
        )}
        {(counts.broken ?? 0) > 0 && (
          <a href={`/api/imports/${id}/problems.csv`} download className={linkStyles({ kind: "standalone" })}>
            <Download aria-hidden />
            {m.imports_problems_download()}
          </a>
        )}
        {!isUndone && published_at !== null && (
          <p className="text-[0.9375rem] text-muted-foreground">
            {m.imports_published({ count: published, shown: formatNumber(published), date: formatDate(published_at) })}
          </p>
        )}
        {run.is_publishable && (
          <div className="grid gap-2 border-t border-border pt-5">
            <Button variant="outline" onClick={() => setAsked("publish")}>
              <BadgeCheck />
              {m.imports_publish()}
            </Button>
            <p className="text-sm text-muted-foreground">{m.imports_publish_text()}</p>
          </div>
        )}
        {undo_until && (
          <div className="grid gap-2 border-t border-border pt-5">
            <Button variant="outline" onClick={() => setAsked("undo")}>
              <Undo2 />
              {m.imports_undo()}
            </Button>
            <p className="text-sm text-muted-foreground">{m.imports_undo_until({ date: formatDate(undo_until) })}</p>
          </div>
        )}
      </CardBody>
      {asked === "publish" && (
        <Confirm
          title={m.imports_publish_title()}
          description={m.imports_publish_question()}
          confirmLabel={m.imports_publish()}
          command={publish}
          input={() => undefined}
          failed={m.imports_step_failed()}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "undo" && (
        <Confirm
          tone="danger"
          title={m.imports_undo_title()}
          description={m.imports_undo_text()}
          confirmLabel={m.imports_undo()}
          command={undo}
          input={() => undefined}
          failed={m.imports_step_failed()}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
