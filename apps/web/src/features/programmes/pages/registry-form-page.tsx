import { APPLICATION_SUBJECTS, type ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { RegistryForm } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { AnswersDownload } from "../components/form/answers-download.tsx";
import { useBeginRegistryForm } from "../programmes.mutations.ts";
import { programmesQueries, registryFormOf } from "../programmes.queries.ts";

const FormEditor = latePart(async () => (await import("../components/form/form-editor.tsx")).FormEditor);

const RegistryTerm = latePart(async () => (await import("../components/list/registry-term.tsx")).RegistryTerm);

const RegistryRules = latePart(async () => (await import("../components/rules/registry-rules.tsx")).RegistryRules, {
  isQuiet: true,
});

const route = getRouteApi("/shell/signed-in/evaluation-management/registry-form");

const WORDS: Readonly<Record<ApplicationSubject, { tab: () => string; lead: () => string; none: () => string }>> = {
  startup: {
    tab: m.programmes_registry_form_startups,
    lead: m.programmes_registry_form_startups_lead,
    none: m.programmes_registry_form_none,
  },
  investor: {
    tab: m.programmes_registry_form_investors,
    lead: m.programmes_registry_form_investors_lead,
    none: m.programmes_registry_form_investors_none,
  },
};

/** What an organization's registry asks besides the registrations of startups and investors, being written: each by itself. */
export function RegistryFormPage() {
  const { of = "startup" } = route.useSearch();
  const navigate = route.useNavigate();
  const [asked, setAsked] = useState(0);
  const { data: registry } = useSuspenseQuery(programmesQueries.registryForm());
  const { programme_id, organization } = registry;
  const isAsked = APPLICATION_SUBJECTS.some((subject) => (registryFormOf(registry, subject)?.version ?? 0) > 0);
  return (
    <>
      <PageHeader
        title={m.programmes_registry_form_title()}
        lead={m.programmes_registry_form_lead({ organization: organization.name })}
        {...(isAsked && { actions: <AnswersDownload programmeId={programme_id} /> })}
        className="mb-5"
      />
      <RegistryTerm days={registry.decision_days} />
      <Tabs
        value={of}
        onValueChange={(value) => {
          const chosen = APPLICATION_SUBJECTS.find((known) => known === value);
          void navigate({ search: chosen === "investor" ? { of: chosen } : {}, resetScroll: false });
        }}
        label={m.programmes_registry_form_of()}
        tabs={APPLICATION_SUBJECTS.map((value) => ({ value, label: WORDS[value].tab() }))}
        className="mt-6"
      >
        {APPLICATION_SUBJECTS.map((subject) => (
          <TabPanel key={subject} value={subject}>
            <p className="mb-5 max-w-prose text-muted-foreground">{WORDS[subject].lead()}</p>
            {/* What the criteria added is there when its editor begins anew. */}
            <Questions key={asked} registry={registry} subject={subject} />
            {subject === "startup" && (
              <div className="mt-8">
                <RegistryRules programmeId={programme_id} onAsked={() => setAsked((times) => times + 1)} />
              </div>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** The form that is asked with one kind of registration, or the way to its first question. */
function Questions({ registry, subject }: { registry: RegistryForm; subject: ApplicationSubject }) {
  const { profile } = useSession();
  const { programme_id, organization } = registry;
  const form = registryFormOf(registry, subject);
  const { data: managed } = useQuery({ ...programmesQueries.form(form?.id ?? ""), enabled: form !== null });
  const begin = useBeginRegistryForm();
  if (form === null)
    return (
      <EmptyState
        title={WORDS[subject].none()}
        description={m.programmes_registry_form_none_text()}
        action={
          <Button pending={begin.isPending} onClick={() => begin.mutate(subject)}>
            <PencilLine aria-hidden />
            {m.programmes_form_begin()}
          </Button>
        }
      />
    );
  return (
    profile &&
    managed && (
      <FormEditor
        programmeId={programme_id}
        organizationId={organization.id}
        isRegistry
        canChange
        managed={managed}
        userId={profile.id}
      />
    )
  );
}
