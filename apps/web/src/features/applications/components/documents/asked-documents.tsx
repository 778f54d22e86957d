import { DOCUMENT_PLACE, type Documents } from "@kerkis/contract/applications/documents/documents.schema.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { workflowsQueries } from "#features/workflows/outlook-state.public.ts";
import { answerFileUrl } from "#shared/api/answer-files.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { useFileSending } from "../../hooks/use-file-sending.ts";
import { useRemoveDocument, useSendDocuments } from "../../applications.mutations.ts";
import { applicationsQueries } from "../../applications.queries.ts";
import { Drop, GivenFile, Row, SendingFile } from "./file-rows.tsx";

interface AskedDocumentsProps {
  application: Pick<Application, "id" | "version" | "phase">;
  /** Stands at a form, with which the documents are sent. */
  isAtForm?: boolean;
}

const FIELD = { ...DOCUMENT_PLACE, kinds: [...DOCUMENT_PLACE.kinds] };

/** Documents that were asked for, whatever the form has: handed in here by whoever is asked, read by those who manage the application. */
export function AskedDocuments({ application, isAtForm = false }: AskedDocumentsProps) {
  const { data } = useQuery(applicationsQueries.documents(application.id));
  if (!data || (data.items.length === 0 && !data.can_add)) return null;
  const { id } = application;
  return (
    <section aria-labelledby={`documents-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={`documents-${id}`} className="text-lg font-semibold">
        {m.applications_documents()}
      </h3>
      {data.can_add ? (
        <HandIn application={application} items={data.items} isAtForm={isAtForm} />
      ) : (
        <List id={id} items={data.items} onRemove={null} />
      )}
    </section>
  );
}

interface HandInProps extends Required<AskedDocumentsProps> {
  items: Documents["items"];
}

/** Where documents are chosen; while changes are asked for they are sent with the application, else each as it comes. */
function HandIn({ application, items, isAtForm }: HandInProps) {
  const { id, version, phase } = application;
  const queryClient = useQueryClient();
  const removing = useRemoveDocument();
  const sendingAll = useSendDocuments();
  const { sending, send, again, drop } = useFileSending({
    applicationId: id,
    question: null,
    megabytes: DOCUMENT_PLACE.megabytes,
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: applicationsQueries.documents(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: workflowsQueries.all() });
    },
  });
  // What was refused is shown until it is taken away, and holds nothing up.
  const coming = sending.filter(({ state }) => state !== "refused").length;
  const left = DOCUMENT_PLACE.max - items.length - coming;
  const goesLater = phase === "changes_requested";
  const isReady = items.some((item) => !item.is_sent) && coming === 0;
  const hint = isAtForm
    ? m.applications_documents_with_form()
    : goesLater
      ? m.applications_documents_then_send()
      : m.applications_documents_at_once();
  return (
    <>
      <Field label={m.applications_documents_choose()} hint={hint}>
        <Drop field={FIELD} left={left} isDisabled={false} onFiles={(files) => send(files, left)} />
      </Field>
      <List id={id} items={items} onRemove={(file) => removing.mutate({ id, file })}>
        {sending.map((one) => (
          <Row key={one.id} name={one.file.name} onRemove={() => drop(one.id)}>
            <SendingFile sending={one} onAgain={() => again(one)} />
          </Row>
        ))}
      </List>
      <span role="status" className="sr-only">
        {sending.some(({ state }) => state === "sending") ? m.ui_file_uploading() : ""}
      </span>
      {goesLater && !isAtForm && (
        <Button
          className="justify-self-start"
          disabled={!isReady}
          pending={sendingAll.isPending}
          onClick={() => sendingAll.mutate({ id, version })}
        >
          <Send aria-hidden />
          {m.applications_documents_send()}
        </Button>
      )}
    </>
  );
}

interface ListProps {
  id: string;
  items: Documents["items"];
  /** What was sent stays. */
  onRemove: ((file: string) => void) | null;
  children?: ReactNode;
}

function List({ id, items, onRemove, children }: ListProps) {
  return (
    <ul aria-label={m.applications_documents()} className="grid gap-2 empty:hidden">
      {items.map(({ id: file, name, bytes, is_sent: isSent }) => (
        <Row key={file} name={name} onRemove={onRemove && !isSent ? () => onRemove(file) : null}>
          <GivenFile name={name} bytes={bytes} href={answerFileUrl(id, file)} />
        </Row>
      ))}
      {children}
    </ul>
  );
}
