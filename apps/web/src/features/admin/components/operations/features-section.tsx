import type { Feature } from "@kerkis/contract/core/features.ts";
import type { FeatureSwitch } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useChangeFeature } from "../../system.mutations.ts";
import { systemQueries } from "../../system.queries.ts";
import { QueryContent, SectionFrame } from "../system/section-frame.tsx";
import { SwitchControl } from "#shared/ui/forms/switch.tsx";

const FEATURE_NAMES: Record<Feature, { name: () => string; text: () => string }> = {
  sign_up: { name: m.admin_feature_sign_up, text: m.admin_feature_sign_up_text },
  create_organization: { name: m.admin_feature_create_organization, text: m.admin_feature_create_organization_text },
  web_push: { name: m.admin_feature_web_push, text: m.admin_feature_web_push_text },
  performance_metrics: { name: m.admin_feature_performance_metrics, text: m.admin_feature_performance_metrics_text },
  impersonation: { name: m.admin_feature_impersonation, text: m.admin_feature_impersonation_text },
};

/** Parts of the product that can be switched off, live on every node. */
export function FeaturesSection() {
  const features = useQuery(systemQueries.features());
  return (
    <SectionFrame title={m.admin_section_features()} lead={m.admin_features_lead()}>
      <QueryContent query={features} title={m.admin_failed()}>
        <Card>
          <ul>
            {features.data?.features.map((feature) => (
              <FeatureRow key={feature.feature} item={feature} />
            ))}
          </ul>
        </Card>
      </QueryContent>
    </SectionFrame>
  );
}

function FeatureRow({ item }: { item: FeatureSwitch }) {
  const id = useId();
  const change = useChangeFeature();
  const { name, text } = FEATURE_NAMES[item.feature];
  const enabled = change.isPending ? change.variables.enabled : item.enabled;
  return (
    <li className="flex items-start justify-between gap-5 border-border px-5 py-4 not-first:border-t sm:px-6">
      <div className="min-w-0">
        <p id={`${id}-name`} className="font-semibold">
          {name()}
        </p>
        <p id={`${id}-text`} className="max-w-[42rem] text-[0.9375rem] text-pretty text-muted-foreground">
          {text()}
        </p>
        {item.changed_at && (
          <p className="mt-1 text-sm text-muted-foreground">
            {m.admin_features_changed({
              name: item.changed_by ?? m.admin_audit_system(),
              date: formatDateTime(item.changed_at),
            })}
          </p>
        )}
      </div>
      <SwitchControl
        checked={enabled}
        labelledBy={`${id}-name`}
        describedBy={`${id}-text`}
        pending={change.isPending}
        onCheckedChange={(checked) =>
          change.mutate(
            { feature: item.feature, enabled: checked },
            {
              onSuccess: () =>
                toast.success(checked ? m.admin_features_on({ name: name() }) : m.admin_features_off({ name: name() })),
            },
          )
        }
      />
    </li>
  );
}
