import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { Theatre } from "#shared/ui/theatre/theatre.tsx";
import { roleColor, type RoleTone } from "#shared/ui/marks/tone.ts";
import { contentQueries } from "../content.queries.ts";

const AUDIENCE: readonly { tone: RoleTone | "organization"; title: () => string; text: () => string }[] = [
  { tone: "founder", title: m.content_about_founder, text: m.content_about_founder_text },
  { tone: "evaluator", title: m.content_about_evaluator, text: m.content_about_evaluator_text },
  { tone: "investor", title: m.content_about_investor, text: m.content_about_investor_text },
  { tone: "mentor", title: m.content_about_mentor, text: m.content_about_mentor_text },
  { tone: "public", title: m.content_about_public, text: m.content_about_public_text },
  { tone: "organization", title: m.content_about_organization, text: m.content_about_organization_text },
];

/** What Kerkis is, how the registry stands today, for whom it is and why it is called so. */
export function AboutPage() {
  return (
    <div>
      <AboutStage />
      <RegistryFigures />
      <section aria-labelledby="about-audience" className="mt-16">
        <h2 id="about-audience" className="display text-[2rem] leading-tight">
          {m.content_about_audience()}
        </h2>
        <ul className="mt-6 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {AUDIENCE.map(({ tone, title, text }) => (
            <li key={tone} className="border-t border-border py-6">
              <h3 className="flex items-center gap-2.5 text-lg font-semibold">
                <i
                  aria-hidden
                  className="size-3 shrink-0 rounded-full"
                  style={{ background: tone === "organization" ? "var(--foreground)" : roleColor(tone) }}
                />
                {title()}
              </h3>
              <p className="mt-1.5 text-pretty text-muted-foreground">{text()}</p>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="about-theatre"
        className="mt-12 grid gap-x-16 gap-y-4 rounded-xl bg-accent-soft px-6 py-10 sm:px-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
      >
        <h2 id="about-theatre" className="display text-[2rem] leading-tight">
          {m.content_about_theatre()}
        </h2>
        <div className="grid max-w-[40rem] gap-3 text-[1.0625rem] leading-relaxed text-pretty">
          <p>{m.content_about_theatre_name()}</p>
          <p>{m.content_about_theatre_idea()}</p>
        </div>
      </section>
      <section className="mt-12 grid gap-4 md:grid-cols-2">
        <Card className="grid">
          <CardBody className="flex flex-col items-start">
            <h2 className="text-lg font-semibold">{m.content_about_open()}</h2>
            <p className="mt-1.5 mb-5 text-pretty text-muted-foreground">{m.content_about_open_text()}</p>
            <Link to="/documentation/api" className={buttonStyles({ variant: "outline", className: "mt-auto" })}>
              {m.content_api_title()}
            </Link>
          </CardBody>
        </Card>
        <Card className="grid">
          <CardBody className="flex flex-col items-start">
            <h2 className="text-lg font-semibold">{m.content_about_contact()}</h2>
            <p className="mt-1.5 mb-5 text-pretty text-muted-foreground">{m.content_about_contact_text()}</p>
            <Link to="/contact" className={buttonStyles({ variant: "outline", className: "mt-auto" })}>
              {m.content_contact_title()}
            </Link>
          </CardBody>
        </Card>
      </section>
    </div>
  );
}

function AboutStage() {
  const isVisitor = useSession().profile === null;
  return (
    <header className="overflow-hidden rounded-xl bg-stage">
      <div className="dark relative isolate overflow-hidden px-6 pt-12 pb-24 text-stage-foreground sm:px-10 sm:pt-16 sm:pb-28">
        <Theatre className="absolute -top-12 left-[42%] -z-10 w-[56rem] max-w-none [mask-image:linear-gradient(100deg,transparent_8%,#000_34%)] max-lg:hidden" />
        <h1 className="display max-w-[15ch] text-[clamp(2.375rem,5vw,4rem)] leading-[1.05]">
          {m.content_about_headline()}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lg text-pretty text-stage-muted">{m.content_about_lead()}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/startups" className={buttonStyles({ variant: "accent", size: "lg" })}>
            {m.content_about_registry()}
            <ArrowRight aria-hidden />
          </Link>
          {isVisitor && (
            <Link to="/signup" className={buttonStyles({ variant: "onstage", size: "lg" })}>
              {m.content_about_join()}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** How the registry stands, counted now; what there is none of is not counted. */
function RegistryFigures() {
  const { data } = useQuery(contentQueries.figures());
  const figures = [
    { label: m.content_about_startups(), value: data?.registered_startups ?? 0 },
    { label: m.content_about_organizations(), value: data?.represented_organizations ?? 0 },
    { label: m.content_about_regions(), value: data?.regions ?? 0 },
  ].filter(({ value }) => value > 0);
  if (figures.length === 0) return null;
  return (
    <Card className="relative z-10 mx-3 -mt-12 shadow-md sm:mx-8 sm:w-fit">
      <dl className="flex flex-wrap gap-x-14 gap-y-5 px-6 py-6 sm:px-8">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end gap-1.5">
            <dt className="text-[0.9375rem] leading-snug text-muted-foreground">{label}</dt>
            <dd className="display tnum text-[2.25rem] leading-none sm:text-[2.625rem]">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
