import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/card.tsx";
import { Theatre } from "#shared/ui/theatre.tsx";
import { roleColor, type RoleTone } from "#shared/ui/tone.ts";
import { contentQueries } from "../content.queries.ts";

const AUDIENCE: readonly { tone: RoleTone | "primary"; title: () => string; text: () => string }[] = [
  { tone: "founder", title: m.content_about_founder, text: m.content_about_founder_text },
  { tone: "evaluator", title: m.content_about_evaluator, text: m.content_about_evaluator_text },
  { tone: "investor", title: m.content_about_investor, text: m.content_about_investor_text },
  { tone: "mentor", title: m.content_about_mentor, text: m.content_about_mentor_text },
  { tone: "public", title: m.content_about_public, text: m.content_about_public_text },
  { tone: "primary", title: m.content_about_organization, text: m.content_about_organization_text },
];

/** What Kerkis is, for whom, why it is called so, and how the registry stands today. */
export function AboutPage() {
  return (
    <div>
      <header className="max-w-[46rem]">
        <h1 className="display text-[clamp(2.375rem,5vw,3.75rem)] leading-[1.06]">{m.content_about_headline()}</h1>
        <p className="mt-4 text-lg text-pretty text-muted-foreground">{m.content_about_lead()}</p>
      </header>
      <RegistryFigures />
      <section aria-labelledby="about-audience" className="mt-14">
        <h2 id="about-audience" className="display text-[2rem] leading-tight">
          {m.content_about_audience()}
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {AUDIENCE.map(({ tone, title, text }) => (
            <li key={tone} className="grid">
              <Card className="p-5 sm:p-6">
                <h3 className="flex items-center gap-2.5 font-semibold">
                  <i
                    aria-hidden
                    className="size-2.5 rounded-full"
                    style={{ background: tone === "primary" ? "var(--primary)" : roleColor(tone) }}
                  />
                  {title()}
                </h3>
                <p className="mt-1.5 text-pretty text-muted-foreground">{text()}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="about-theatre" className="mt-14 overflow-hidden rounded-2xl bg-stage">
        <div className="dark relative isolate overflow-hidden px-6 py-12 text-stage-foreground sm:px-12 sm:py-16">
          <Theatre className="absolute -right-72 -bottom-96 -z-10 w-[52rem] max-w-none max-lg:hidden" />
          <h2 id="about-theatre" className="display text-[2rem] leading-tight">
            {m.content_about_theatre()}
          </h2>
          <div className="mt-4 grid max-w-[34rem] gap-3 text-pretty text-stage-muted">
            <p>{m.content_about_theatre_name()}</p>
            <p>{m.content_about_theatre_idea()}</p>
          </div>
        </div>
      </section>
      <section className="mt-14 grid gap-4 md:grid-cols-2">
        <Card>
          <CardBody>
            <h2 className="text-lg font-semibold">{m.content_about_open()}</h2>
            <p className="mt-1.5 text-pretty text-muted-foreground">{m.content_about_open_text()}</p>
            <Link
              to="/documentation/$chapter"
              params={{ chapter: "api" }}
              className={buttonStyles({ variant: "outline", className: "mt-4" })}
            >
              {m.content_api_title()}
            </Link>
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <h2 className="text-lg font-semibold">{m.content_about_contact()}</h2>
            <p className="mt-1.5 text-pretty text-muted-foreground">{m.content_about_contact_text()}</p>
            <Link to="/contact" className={buttonStyles({ className: "mt-4" })}>
              {m.content_contact_title()}
            </Link>
          </CardBody>
        </Card>
      </section>
    </div>
  );
}

/** How the registry stands, counted now. */
function RegistryFigures() {
  const { data } = useQuery(contentQueries.figures());
  if (!data) return null;
  const figures = [
    { label: m.content_about_startups(), value: data.registered_startups },
    { label: m.content_about_organizations(), value: data.represented_organizations },
    { label: m.content_about_regions(), value: data.regions },
  ];
  return (
    <dl className="mt-10 grid grid-cols-3 gap-x-6 border-y border-border py-7 sm:max-w-[46rem]">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end gap-1.5">
          <dt className="text-[0.9375rem] leading-snug text-muted-foreground">{label}</dt>
          <dd className="display tnum text-[2.25rem] leading-none sm:text-[2.625rem]">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
