import type { Landing } from "@kerkis/contract/homepages/homepages.schema.ts";
import { lazy, Suspense } from "react";
import { ClosingSection } from "../components/closing-section.tsx";
import { FeaturesSection } from "../components/features-section.tsx";
import { HeadlineFigures } from "../components/headline-figures.tsx";
import { OrganizationsSection } from "../components/organizations-section.tsx";

/** The next events bring their code once the rest is there. */
const LandingEvents = lazy(async () => ({
  default: (await import("../components/landing-events.tsx")).LandingEvents,
}));

/** What is below the first view of the landing page. */
export function LowerSections({ landing }: { landing: Landing }) {
  return (
    <>
      <HeadlineFigures figures={landing.figures} />
      <Suspense>
        <LandingEvents />
      </Suspense>
      <FeaturesSection landing={landing} />
      <OrganizationsSection />
      <ClosingSection />
    </>
  );
}
