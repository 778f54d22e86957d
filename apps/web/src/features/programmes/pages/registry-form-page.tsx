import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { AnswersDownload } from "../components/form/answers-download.tsx";
import { useBeginRegistryForm } from "../programmes.mutations.ts";
import { programmesQueries } from "../programmes.queries.ts";

const FormEditor = latePart(async () => (await import("../components/form/form-editor.tsx")).FormEditor);

const RegistryTerm = latePart(async () => (await import("../components/list/registry-term.tsx")).RegistryTerm);

/** What an organization's registry asks besides a startup's registration, being written. */
export function RegistryFormPage() {
  const { profile } = useSession();
  const { data: registry } = useSuspenseQuery(programmesQueries.registryForm());
  const { programme_id, organization, form } = registry;
  const { data: managed } = useQuery({ ...programmesQueries.form(form?.id ?? ""), enabled: form !== null });
  const begin = useBeginRegistryForm();
  return (
    <>
      <PageHeader
        title={m.programmes_registry_form_title()}
        lead={m.programmes_registry_form_lead({ organization: organization.name })}
        {...(form &&
          form.version > 0 && {
            actions: <AnswersDownload programmeId={programme_id} />,
          })}
        className="mb-5"
      />
      <RegistryTerm days={registry.decision_days} />
      <div className="mt-6" />
      {form === null ? (
        <EmptyState
          title={m.programmes_registry_form_none()}
          description={m.programmes_registry_form_none_text()}
          action={
            <Button pending={begin.isPending} onClick={() => begin.mutate()}>
              <PencilLine aria-hidden />
              {m.programmes_form_begin()}
            </Button>
          }
        />
      ) : (
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
      )}
    </>
  );
}
