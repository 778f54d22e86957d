import type { AuditRow } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import type { SystemSearch } from "../../model/system-search.ts";
import { useSystemSearch } from "../../hooks/use-system-search.ts";
import { systemQueries } from "../../system.queries.ts";
import { auditInput } from "../../model/system-input.ts";
import { actionText, entityText } from "./action-text.ts";
import { CodeBlock } from "../operations/code-block.tsx";
import { SectionFrame } from "./section-frame.tsx";

const NO_FILTERS: SystemSearch = {
  person: undefined,
  organization: undefined,
  action: undefined,
  entity: undefined,
  entity_id: undefined,
  from: undefined,
  until: undefined,
};

/** Who did what to which record, from where (completions 1). */
export function AuditSection() {
  const address = useSystemSearch();
  const { search, change } = address;
  const input = auditInput(search);
  const list = useList(systemQueries.audit(input));
  const facets = useQuery(systemQueries.auditFacets());
  return (
    <SectionFrame title={m.admin_section_audit()} lead={m.admin_audit_lead()}>
      <ResourceList
        list={list}
        asked={{
          filters: [
            {
              kind: "select",
              name: "action",
              label: m.admin_audit_action(),
              any: m.admin_audit_action_any(),
              options: (facets.data?.actions ?? []).map((action) => ({ value: action, label: actionText(action) })),
            },
            {
              kind: "select",
              name: "entity",
              label: m.admin_audit_entity(),
              any: m.admin_audit_entity_any(),
              options: (facets.data?.entity_types ?? []).map((type) => ({ value: type, label: entityText(type) })),
            },
            { kind: "date", name: "from", label: m.admin_audit_from(), short: m.admin_audit_since_short() },
            { kind: "date", name: "until", label: m.admin_audit_until(), short: m.admin_audit_to_short() },
            { kind: "given", name: "person", label: m.admin_audit_of_person() },
            { kind: "given", name: "organization", label: m.admin_audit_of_record() },
            { kind: "given", name: "entity_id", label: m.admin_audit_of_record() },
          ],
        }}
        address={address}
        failed={m.admin_failed()}
        headingLevel={3}
        download={<ListDownload of="/admin/audit" input={input} />}
        empty={{
          title: m.admin_audit_none(),
          text: m.admin_audit_nothing_text(),
          filtered: { title: m.admin_audit_none(), text: m.admin_audit_none_text() },
        }}
        skeleton={<SkeletonRows rows={6} />}
      >
        {(entries) => (
          <ListRows label={m.admin_section_audit()} rows={entries} rowId={({ id }) => id}>
            {(entry) => <Entry entry={entry} onPerson={(person) => change({ ...NO_FILTERS, person })} />}
          </ListRows>
        )}
      </ResourceList>
    </SectionFrame>
  );
}

/** One entry of an audit log, with its details behind a press. */
export function Entry({ entry, onPerson }: { entry: AuditRow; onPerson: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { actor_id: actorId } = entry;
  const id = `audit-${entry.id}`;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-4 px-5 py-3.5 text-left max-sm:grid-cols-[minmax(0,1fr)_auto] -outline-offset-2! transition-colors duration-150 hover:bg-muted/60 sm:px-6"
      >
        <span className="min-w-0">
          <span className="block">
            <span className="font-semibold">{actionText(entry.action)}</span>
            {entry.entity_name && <span className="text-muted-foreground"> · {entry.entity_name}</span>}
          </span>
          <span className="block text-sm text-muted-foreground">
            {entry.actor_name ?? m.admin_audit_system()}
            {entry.impersonator_name && ` (${m.admin_audit_by({ name: entry.impersonator_name })})`}
            {entry.organization_name && ` · ${entry.organization_name}`}
          </span>
        </span>
        <time
          dateTime={entry.occurred_at}
          className="tnum text-sm text-muted-foreground max-sm:col-start-1 max-sm:row-start-2"
        >
          {formatDateTime(entry.occurred_at)}
        </time>
        <ChevronDown
          aria-hidden
          className={`mt-1 size-4 text-muted-foreground max-sm:col-start-2 max-sm:row-start-1 transition-transform duration-200 ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-5 pb-5 sm:px-6">
        {isOpen && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <DescriptionList
              items={[
                { term: m.identity_email(), value: entry.actor_email },
                { term: m.admin_audit_action(), value: <code className="text-sm">{entry.action}</code> },
                {
                  term: m.admin_audit_entity(),
                  value: (
                    <code className="text-sm break-all">
                      {entityText(entry.entity_type)}
                      {entry.entity_id && ` ${entry.entity_id}`}
                    </code>
                  ),
                },
                { term: m.admin_audit_address(), value: entry.address },
                {
                  term: m.admin_audit_request(),
                  value: entry.request_id && <code className="text-sm break-all">{entry.request_id}</code>,
                },
              ]}
            />
            {Object.keys(entry.details).length > 0 && (
              <CodeBlock label={m.admin_audit_details()} text={JSON.stringify(entry.details, null, 2)} />
            )}
            {actorId && (
              <Button variant="outline" size="sm" className="justify-self-start" onClick={() => onPerson(actorId)}>
                {m.admin_audit_all_of_person({ name: entry.actor_name ?? "" })}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
