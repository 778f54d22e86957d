import { UUIDS } from "@kerkis/contract/core/text/ids.ts";
import { RECORD_KINDS, type RecordKind } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import type { PageKey } from "@kerkis/contract/core/pages.ts";
import { useState, type ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { oneOf } from "../../model/system-search.ts";
import { useExplainAccess } from "../../system.mutations.ts";
import { PAGE_NAMES } from "#shared/permissions/page-names.ts";
import { RECORD_NAMES } from "./access-labels.ts";
import { useExistingPages } from "../../hooks/use-existing-pages.ts";
import { AccessAnswer } from "./access-answer.tsx";

type Kind = "page" | RecordKind;

interface ExplainAccessProps {
  personId: string | null;
  /** The organization that the person is in. */
  organizationId: string | undefined;
  /** The fields that choose both. */
  children: ReactNode;
}

/** Why someone may or may not see a page or record: yes or no, and the rule that decided (completions 1). */
export function ExplainAccess({ personId, organizationId, children }: ExplainAccessProps) {
  const pages = useExistingPages();
  const [kind, setKind] = useState<Kind>("page");
  const [page, setPage] = useState<PageKey>("evaluation-management");
  const [record, setRecord] = useState("");
  const explain = useExplainAccess();
  const recordId = record.match(UUIDS)?.[0];
  const isReady = personId !== null && organizationId !== undefined && (kind === "page" || recordId !== undefined);
  const question = {
    organization_id: organizationId ?? "",
    user_id: personId ?? "",
    subject: kind === "page" ? { kind, page } : { kind, id: recordId ?? "" },
  };
  // An answer stands beside its own question only.
  const isAnswered = JSON.stringify(explain.variables) === JSON.stringify(question);

  const ask = () => isReady && explain.mutate(question);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <Card>
        <CardBody>
          <form
            className="grid grid-cols-[minmax(0,1fr)] gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              ask();
            }}
          >
            {children}
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label={m.admin_access_what()}>
                <NativeSelect
                  value={kind}
                  onChange={({ target }) => setKind(oneOf(target.value, RECORD_KINDS) ?? "page")}
                  options={[
                    { value: "page", label: m.admin_access_page() },
                    ...RECORD_KINDS.map((known) => ({ value: known, label: RECORD_NAMES[known]() })),
                  ]}
                />
              </Field>
              {kind === "page" ? (
                <Field label={m.admin_access_page()}>
                  <NativeSelect
                    value={page}
                    onChange={({ target }) => setPage(oneOf(target.value, pages) ?? page)}
                    options={pages.map((known) => ({ value: known, label: PAGE_NAMES[known]() }))}
                  />
                </Field>
              ) : (
                <Field label={m.admin_access_record()} hint={m.admin_access_record_hint()}>
                  <Input value={record} onChange={({ target }) => setRecord(target.value)} autoComplete="off" />
                </Field>
              )}
            </div>
            <Button type="submit" className="justify-self-start" disabled={!isReady} pending={explain.isPending}>
              {m.admin_access_ask()}
            </Button>
          </form>
        </CardBody>
      </Card>
      <div aria-live="polite">
        {isAnswered && explain.isError && <Alert tone="danger">{errorText(explain.error)}</Alert>}
        {isAnswered && explain.data && <AccessAnswer answer={explain.data} />}
      </div>
    </div>
  );
}
