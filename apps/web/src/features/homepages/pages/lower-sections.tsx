import type { Landing } from "@kerkis/contract/homepages/homepages.schema.ts";
import { ClosingSection } from "../components/closing-section.tsx";
import { FeaturesSection } from "../components/features-section.tsx";
import { HeadlineFigures } from "../components/headline-figures.tsx";
import { LandingCalls } from "../components/landing/landing-calls.tsx";
import { OrganizationsSection } from "../components/organizations-section.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";

/** The next events bring their code once the rest is there. */
const LandingEvents = latePart(async () => (await import("../components/landing/landing-events.tsx")).LandingEvents, {
  isQuiet: true,
});

/** What is below the first view of the landing page. */
export function LowerSections({ landing }: { landing: Landing }) {
  return (
    <>
      <HeadlineFigures figures={landing.figures} />
      <FeaturesSection landing={landing} />
      <LandingCalls calls={landing.calls} />
      <LandingEvents />
      <OrganizationsSection />
      <ClosingSection />
    </>
  );
}
