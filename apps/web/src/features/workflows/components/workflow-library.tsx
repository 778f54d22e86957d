import { LIBRARY, LIBRARY_KEYS, type LibraryKey } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useCreateTemplate } from "../workflows.mutations.ts";

/** Workflows to begin with; each opens as a template of one's own. */
export function WorkflowLibrary() {
  const create = useCreateTemplate();
  const navigate = useNavigate();
  const use = (library: LibraryKey) =>
    create.mutate(
      { library, name: LIBRARY[library].name },
      {
        onSuccess: ({ id }) => navigate({ to: "/workflows/templates/$templateId/edit", params: { templateId: id } }),
        onError: (error) => toast.error(m.workflows_not_done(), { description: errorText(error) }),
      },
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl font-semibold">{m.workflows_library()}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {LIBRARY_KEYS.map((key) => (
          <li key={key} className="min-w-0">
            <Card className="h-full">
              <CardBody className="flex h-full flex-col items-start gap-2">
                <CardTitle>{localized(LIBRARY[key].name)}</CardTitle>
                <p className="grow text-muted-foreground">{localized(LIBRARY[key].lead)}</p>
                <Button variant="outline" pending={create.isPending} onClick={() => use(key)}>
                  {m.workflows_library_use()}
                  <span className="sr-only">: {localized(LIBRARY[key].name)}</span>
                </Button>
              </CardBody>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
