import { useQuery } from "@tanstack/react-query";
import type { Installation } from "@kerkis/contract/admin/operations/operations.schema.ts";
import type { MailDelivery } from "@kerkis/contract/admin/admin.contract.ts";
import { m } from "#messages";
import { formatFileSize, formatNumber } from "#shared/i18n/format.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { Stat, StatRow } from "#shared/ui/layout/stat-row.tsx";
import { systemQueries } from "../../system.queries.ts";
import { durationText } from "./duration.ts";
import { QueryContent, SectionFrame } from "../system/section-frame.tsx";

const MAIL: Record<MailDelivery, () => string> = {
  smtp: m.admin_facts_mail_smtp,
  outbox: m.admin_facts_mail_outbox,
  withheld: m.admin_facts_mail_withheld,
};

/** The installation at a glance: how much it holds, what it runs on. */
export function OverviewSection() {
  const installation = useQuery(systemQueries.installation());
  return (
    <SectionFrame title={m.admin_section_overview()} lead={m.admin_facts_lead()}>
      <QueryContent query={installation} title={m.admin_failed()}>
        {installation.data && <Facts facts={installation.data} />}
      </QueryContent>
    </SectionFrame>
  );
}

function Facts({ facts }: { facts: Installation }) {
  const figures = [
    { key: "people", label: m.admin_facts_people(), value: facts.counts.people },
    { key: "organizations", label: m.admin_facts_organizations(), value: facts.counts.organizations },
    { key: "startups", label: m.admin_facts_startups(), value: facts.counts.startups },
    { key: "applications", label: m.admin_facts_applications(), value: facts.counts.applications },
    { key: "sockets", label: m.admin_facts_sockets(), value: facts.sockets },
    { key: "nodes", label: m.admin_facts_nodes(), value: facts.nodes },
  ];
  return (
    <>
      <StatRow label={m.admin_section_overview()} count={figures.length}>
        {figures.map(({ key, label, value }) => (
          <Stat key={key} label={label}>
            {formatNumber(value)}
          </Stat>
        ))}
      </StatRow>
      <div className="grid gap-5 xl:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>{m.admin_facts_software()}</CardTitle>
          </CardHeader>
          <CardBody className="pt-3 sm:pt-3">
            <DescriptionList
              items={[
                { term: m.admin_facts_version(), value: facts.version },
                { term: m.admin_facts_node(), value: facts.node_version },
                { term: m.admin_facts_database(), value: `PostgreSQL ${facts.database_version}` },
                { term: m.admin_facts_mail(), value: MAIL[facts.mail]() },
                { term: m.admin_facts_mode(), value: facts.demo ? m.admin_facts_demo() : m.admin_facts_production() },
              ]}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{m.admin_facts_resources()}</CardTitle>
          </CardHeader>
          <CardBody className="pt-3 sm:pt-3">
            <DescriptionList
              items={[
                { term: m.admin_facts_uptime(), value: durationText(facts.uptime_seconds) },
                { term: m.admin_facts_memory(), value: formatFileSize(facts.memory_bytes) },
                { term: m.admin_facts_database_size(), value: formatFileSize(facts.database_bytes) },
                {
                  term: m.admin_facts_pool(),
                  value: m.admin_facts_pool_value({
                    used: formatNumber(facts.pool.total - facts.pool.idle),
                    total: formatNumber(facts.pool.total),
                    waiting: formatNumber(facts.pool.waiting),
                  }),
                },
              ]}
            />
          </CardBody>
        </Card>
      </div>
    </>
  );
}
