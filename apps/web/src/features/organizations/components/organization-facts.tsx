import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";

/** An organization in figures: its members, its startups, its age. */
export function OrganizationFacts({ details }: { details: OrganizationDetails }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.organizations_facts()}</CardTitle>
      </CardHeader>
      <CardBody>
        <DescriptionList
          layout="stack"
          className="grid-cols-2"
          items={[
            { term: m.organizations_fact_members(), value: formatNumber(details.member_count) },
            { term: m.organizations_fact_startups(), value: formatNumber(details.startup_count) },
            { term: m.organizations_fact_created(), value: formatDate(details.created_at) },
            { term: m.organizations_fact_updated(), value: <RelativeTime value={details.updated_at} /> },
          ]}
        />
      </CardBody>
    </Card>
  );
}
