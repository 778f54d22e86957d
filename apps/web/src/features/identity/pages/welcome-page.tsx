import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { postLoginTarget } from "@kerkis/contract/core/permissions.ts";
import type { Profile, Session } from "@kerkis/contract/identity/identity.schema.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { ArrowRight, Building2 } from "lucide-react";
import { m } from "#messages";
import { useLanguage } from "#shared/i18n/language-context.ts";
import { calledName } from "#shared/i18n/called-name.ts";
import { useHasRoute } from "#shared/routing/use-pages.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Flag } from "#shared/ui/marks/flag.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { RoleRequestNotice } from "../components/role-request-notice.tsx";
import { WELCOME } from "../components/sign-up/welcome-steps.ts";
import { toastFailure } from "../model/failure.ts";
import { landingPath } from "../model/next-path.ts";
import { useChooseLanguage, useFinishWelcome } from "../identity.mutations.ts";

/** /welcome: first steps by role, after the first sign-in (specification 2.1). */
export function WelcomePage() {
  const session = useSession();
  if (!session.profile) return null;
  return <Welcome session={session} profile={session.profile} />;
}

function Welcome({ session, profile }: { session: Session; profile: Profile }) {
  const router = useRouter();
  const finish = useFinishWelcome();
  const hasRoute = useHasRoute();
  const { lead, steps } = WELCOME[profile.role];
  const leave = (path: string) =>
    finish.mutate(undefined, {
      onSuccess: () => void router.navigate({ href: path }),
      onError: (error) => toastFailure(m.identity_error(), error),
    });
  const home = landingPath(postLoginTarget(profile), hasRoute);
  const { current_organization: organization } = session;
  return (
    <div className="container-x grid items-start gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <section className="min-w-0">
        <h1 className="display text-[clamp(2.25rem,4.2vw,3.25rem)] leading-[1.08]">
          {m.identity_welcome_title({ name: calledName(profile.first_name) })}
        </h1>
        <p className="mt-4 max-w-[40rem] text-[1.125rem] text-pretty text-muted-foreground">{lead()}</p>
        <RoleRequestNotice className="mt-6" />
        <h2 className="mt-9 text-lg font-semibold">{m.identity_welcome_steps()}</h2>
        <ol className="mt-4 grid gap-3">
          {steps
            .filter(({ path }) => hasRoute(path))
            .map(({ path, title, text }, index) => (
              <li key={title()}>
                <Card className="relative flex items-start gap-4 p-5 transition-shadow duration-150 hover:shadow-md">
                  <span
                    aria-hidden
                    className="display grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-lg text-primary"
                  >
                    {index + 1}
                  </span>
                  <div className="min-w-0 flex-1">
                    <Link
                      to={path}
                      className={linkStyles({ kind: "cover" })}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                        event.preventDefault();
                        leave(path);
                      }}
                    >
                      {title()}
                    </Link>
                    <p className="mt-1 text-pretty text-muted-foreground">{text()}</p>
                  </div>
                  <ArrowRight aria-hidden className="mt-1 size-5 shrink-0 text-muted-foreground" />
                </Card>
              </li>
            ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" pending={finish.isPending} onClick={() => leave(home)}>
            {m.identity_welcome_finish()}
          </Button>
          <Button size="lg" variant="ghost" onClick={() => leave(home)}>
            {m.identity_welcome_later()}
          </Button>
        </div>
      </section>
      <aside className="grid min-w-0 gap-5">
        {organization && (
          <Card className="flex items-start gap-4 p-6">
            <Building2 aria-hidden className="mt-1 size-6 shrink-0 text-primary" />
            <div className="min-w-0">
              <h2 className="font-semibold break-words">
                {m.identity_welcome_landed({ organization: organization.name })}
              </h2>
              <p className="mt-1 text-pretty text-muted-foreground">{m.identity_welcome_landed_text()}</p>
            </div>
          </Card>
        )}
        <Card className="p-6">
          <LanguageChoice />
        </Card>
        {session.requested_role === null && (
          <Alert tone="info" title={m.identity_welcome_help_title()}>
            {m.identity_welcome_help_text()}
          </Alert>
        )}
      </aside>
    </div>
  );
}

const LANGUAGE_NAMES: Record<Language, string> = { el: "Ελληνικά", en: "English" };

/** The names stand in their own language, so that who cannot read the page finds theirs. */
function LanguageChoice() {
  const change = useChooseLanguage();
  const { language: current } = useLanguage();
  return (
    <Field label={m.identity_welcome_language()} group hint={m.identity_welcome_language_hint()}>
      <RadioCards
        options={LANGUAGES.map((language) => ({
          value: language,
          label: LANGUAGE_NAMES[language],
          icon: <Flag language={language} />,
        }))}
        value={current}
        onValueChange={(value) => {
          const chosen = LANGUAGES.find((language) => language === value);
          if (chosen && chosen !== current) change.mutate(chosen);
        }}
      />
    </Field>
  );
}
