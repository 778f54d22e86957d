import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Download, Printer } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { QrCode } from "#shared/ui/marks/qr-code.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { DossierContents } from "../components/dossier/dossier-contents.tsx";
import { DossierPart } from "../components/dossier/dossier-part.tsx";
import { judgingQueries } from "../judging.queries.ts";

const route = getRouteApi("/shell/signed-in/decisions/$decisionId");

/** The dossier of a decision as its reader may see it: what its PDF says, on a page. */
export function DossierPage() {
  const { decisionId } = route.useParams();
  const { data: dossier } = useSuspenseQuery(judgingQueries.dossier(decisionId));
  const { title, lead, protocol, organization, facts, parts, verdict, note, verification, issued } = dossier;
  const { organization_id, organization_logo_url, logo_url } = dossier;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <div className="xl:col-span-2 print:hidden">
        <PageHeader
          title={m.judging_dossier()}
          lead={m.judging_protocol({ protocol })}
          actions={
            <>
              <Button variant="outline" onClick={() => window.print()}>
                <Printer aria-hidden />
                {m.judging_dossier_print()}
              </Button>
              <a
                href={`/api/files/dossiers/${decisionId}?language=${currentLanguage()}`}
                download
                rel="nofollow"
                className={buttonStyles()}
              >
                <Download aria-hidden />
                {m.judging_dossier_pdf()}
              </a>
            </>
          }
        />
      </div>
      <DossierContents parts={parts} />
      <article className="mx-auto w-full max-w-4xl rounded-lg bg-surface px-5 py-8 shadow-md sm:px-12 sm:py-14 print:max-w-none print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-foreground pb-4">
          <p className="flex min-w-0 items-center gap-3 font-semibold [overflow-wrap:anywhere]">
            <Mark seed={organization_id} src={organization_logo_url} size={40} />
            {organization}
          </p>
          <p className="text-sm text-muted-foreground">
            {m.judging_dossier_protocol()}{" "}
            <span className="display tnum ml-2 text-2xl text-foreground">{protocol}</span>
          </p>
        </div>
        <div className="mt-8 flex items-start justify-between gap-6">
          <div className="min-w-0">
            <h2 className="display text-[clamp(1.875rem,4vw,2.75rem)] leading-tight [overflow-wrap:anywhere]">
              {title}
            </h2>
            <p className="mt-1 text-muted-foreground [overflow-wrap:anywhere]">{lead}</p>
          </div>
          {logo_url && <Mark seed={dossier.application_id} src={logo_url} size={64} />}
        </div>
        <dl className="mt-6 grid gap-px overflow-hidden rounded-md bg-stage text-stage-foreground sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col print:border-2 print:border-foreground print:bg-transparent print:text-foreground">
          {facts.map(({ label, value, more }, index) => (
            <div key={label} className="min-w-0 px-5 py-4">
              <dt className="text-sm text-stage-muted print:text-foreground">{label}</dt>
              <dd
                className={cn(
                  "display tnum text-2xl",
                  index === 0 && verdict === "approve" && "text-accent print:text-foreground",
                )}
              >
                {value}
              </dd>
              <dd className="text-sm text-stage-muted [overflow-wrap:anywhere] print:text-foreground">{more}</dd>
            </div>
          ))}
        </dl>
        {parts.map((part, index) => (
          <DossierPart key={part.id} part={part} number={index + 1} />
        ))}
        <footer className="mt-10 flex flex-wrap items-center gap-5 border-t border-border pt-5 text-sm text-muted-foreground">
          <div className="shrink-0 [&>svg]:size-24">
            <QrCode text={verification.address} label={verification.label} />
          </div>
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <p>
              {verification.label}:{" "}
              <a href={verification.address} className={linkStyles({ className: "tnum [overflow-wrap:anywhere]" })}>
                {verification.address.replace(/^https?:\/\//, "")}
              </a>
            </p>
            <p>{`${issued}. ${note}`}</p>
          </div>
        </footer>
      </article>
    </div>
  );
}
