import type { Landing } from "@kerkis/contract/homepages/homepages.schema.ts";
import { m } from "#messages";
import { EvaluationCard } from "./evaluation-card.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { NetworkingCard } from "./networking-card.tsx";
import { RegistryCard } from "./registry-card.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The four features of the home screen (specification 1). */
export function FeaturesSection({ landing }: { landing: Landing }) {
  return (
    <section aria-labelledby="features-title" className="py-[clamp(5rem,9vw,8.5rem)]">
      <div className="container-x">
        <SectionHeading id="features-title" className="max-w-[17ch]">
          {m.homepages_features_title()}
        </SectionHeading>
        <div className="mt-12 grid grid-cols-1 gap-5 lg:mt-16 lg:grid-cols-12">
          <RegistryCard startups={landing.newest} className="lg:col-span-7" />
          <EvaluationCard className="lg:col-span-5" />
          <NetworkingCard className="lg:col-span-5" />
          <InsightsCard totalFunding={landing.figures.total_funding} className="lg:col-span-7" />
        </div>
      </div>
    </section>
  );
}
