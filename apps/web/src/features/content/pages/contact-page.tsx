import { isContactTopic } from "@kerkis/contract/admin/contact/contact.taxonomy.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

const ContactForm = latePart(async () => (await import("../components/contact-form.tsx")).ContactForm);
const route = getRouteApi("/shell/contact");

/** Write to the people behind the installation; the signed-in find their name and address there. */
export function ContactPage() {
  const { topic, startup } = route.useSearch();
  const { profile } = useSession();
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={m.content_contact_title()} lead={m.content_contact_lead()} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Card>
          <CardBody>
            <ContactForm
              key={profile?.id ?? "visitor"}
              name={profile ? `${profile.first_name} ${profile.last_name}` : ""}
              email={profile?.email ?? ""}
              message={startup ? m.content_contact_mine({ name: startup }) : ""}
              topic={isContactTopic(topic) ? topic : undefined}
            />
          </CardBody>
        </Card>
        <aside className="grid gap-6">
          <section>
            <h2 className="text-lg font-semibold">{m.content_contact_before_title()}</h2>
            <p className="mt-1 text-pretty text-muted-foreground">{m.content_contact_before_text()}</p>
            <p className="mt-2 flex flex-wrap gap-x-5">
              <Link to="/help" className={linkStyles({ kind: "standalone" })}>
                {m.content_help_title()}
              </Link>
              <Link to="/documentation" className={linkStyles({ kind: "standalone" })}>
                {m.content_guide_title()}
              </Link>
            </p>
          </section>
          <section>
            <h2 className="text-lg font-semibold">{m.content_contact_when_title()}</h2>
            <p className="mt-1 text-pretty text-muted-foreground">{m.content_contact_when_text()}</p>
          </section>
          <section>
            <h2 className="text-lg font-semibold">{m.content_contact_data_title()}</h2>
            <p className="mt-1 text-pretty text-muted-foreground">{m.content_contact_data_text()}</p>
            <p className="mt-2">
              <Link
                to="/documentation/$chapter"
                params={{ chapter: "privacy" }}
                className={linkStyles({ kind: "standalone" })}
              >
                {m.content_privacy_link()}
              </Link>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}
