import { RECORD_KINDS, type AccessAnswer, type RecordKind } from "@kerkis/contract/admin/access.schema.ts";
import { PAGE_KEYS, type PageKey } from "@kerkis/contract/core/pages.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleSlash, Minus } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { ORGANIZATION_ROLE_NAMES, PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/card.tsx";
import { Field } from "#shared/ui/field.tsx";
import { Input } from "#shared/ui/input.tsx";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import { oneOf } from "../../hooks/system-search.ts";
import { useExplainAccess } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { PAGE_NAMES, RECORD_NAMES, RULE_TEXTS } from "./labels.ts";
import { PersonPicker } from "./person-picker.tsx";
import { SectionFrame } from "./section-frame.tsx";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
type Kind = "page" | RecordKind;

/** Why someone may or may not see a page or record: yes or no, and the rule that decided (completions 1). */
export function AccessSection() {
  const [personId, setPersonId] = useState<string | null>(null);
  const [organizationId, setOrganizationId] = useState<string | null>(null);
  const [kind, setKind] = useState<Kind>("page");
  const [page, setPage] = useState<PageKey>("evaluation-management");
  const [record, setRecord] = useState("");
  const person = useQuery({ ...systemQueries.person(personId ?? ""), enabled: personId !== null });
  const explain = useExplainAccess();
  const memberships = person.data?.memberships ?? [];
  const organization = memberships.find((known) => known.organization_id === organizationId) ?? memberships[0];
  const recordId = UUID.exec(record)?.[0];
  const isReady = personId !== null && organization !== undefined && (kind === "page" || recordId !== undefined);

  function ask() {
    if (!personId || !organization) return;
    const subject = kind === "page" ? { kind, page } : { kind, id: recordId ?? "" };
    explain.mutate({ organization_id: organization.organization_id, user_id: personId, subject });
  }

  return (
    <SectionFrame title={m.admin_section_access()} lead={m.admin_access_lead()}>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card>
          <CardBody>
            <form
              className="grid gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                ask();
              }}
            >
              <PersonPicker
                label={m.admin_access_person()}
                onChoose={(id) => {
                  setPersonId(id);
                  setOrganizationId(null);
                  explain.reset();
                }}
              />
              <Field label={m.admin_access_organization()} hint={m.admin_access_organization_hint()}>
                <NativeSelect
                  value={organization?.organization_id ?? ""}
                  disabled={memberships.length === 0}
                  onChange={({ target }) => setOrganizationId(target.value)}
                  options={memberships.map((known) => ({ value: known.organization_id, label: known.name }))}
                />
              </Field>
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
                      onChange={({ target }) => setPage(oneOf(target.value, PAGE_KEYS) ?? page)}
                      options={PAGE_KEYS.map((known) => ({ value: known, label: PAGE_NAMES[known]() }))}
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
          {explain.isError && <Alert tone="danger">{errorText(explain.error)}</Alert>}
          {explain.data && <Answer answer={explain.data} />}
        </div>
      </div>
    </SectionFrame>
  );
}

function Answer({ answer }: { answer: AccessAnswer }) {
  const { person } = answer;
  const roles = [
    PROFILE_ROLE_NAMES[person.role](),
    person.organization_role
      ? m.admin_access_role_there({
          role: ORGANIZATION_ROLE_NAMES[person.organization_role](),
          organization: person.organization_name,
        })
      : m.admin_access_no_role_there({ organization: person.organization_name }),
  ];
  return (
    <Card>
      <CardBody className="grid gap-5">
        <div>
          <p className={`display text-2xl leading-tight ${answer.allowed ? "text-success" : "text-danger"}`}>
            {answer.allowed ? m.admin_access_yes() : m.admin_access_no()}
          </p>
          <p className="mt-1 text-muted-foreground">
            {[person.name, ...roles, ...(answer.record_name ? [answer.record_name] : [])].join(" · ")}
          </p>
        </div>
        <ol className="grid gap-3">
          {answer.steps.map((step) => {
            const Icon = !step.decides ? Minus : step.allows ? CircleCheck : CircleSlash;
            const tone = !step.decides ? "text-muted-foreground" : step.allows ? "text-success" : "text-danger";
            return (
              <li key={step.rule} className="flex items-start gap-3">
                <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
                <span className={step.decides ? "font-semibold" : "text-muted-foreground"}>
                  <span className="block">{RULE_TEXTS[step.rule]()}</span>
                  <span className="block text-sm font-normal text-muted-foreground">
                    {step.decides ? m.admin_access_decides() : m.admin_access_passes()}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </CardBody>
    </Card>
  );
}
