import { useSuspenseQuery } from "@tanstack/react-query";
import { ClosingSection } from "../components/closing-section.tsx";
import { FeaturesSection } from "../components/features-section.tsx";
import { HeadlineFigures } from "../components/headline-figures.tsx";
import { HeroSection } from "../components/hero-section.tsx";
import { OrganizationsSection } from "../components/organizations-section.tsx";
import { homepagesQueries } from "../homepages.queries.ts";

/** The landing page (specification 2.1, `/`). */
export function LandingPage() {
  const { data: landing } = useSuspenseQuery(homepagesQueries.landing());
  return (
    <>
      <HeroSection featured={landing.featured} />
      <HeadlineFigures figures={landing.figures} />
      <FeaturesSection landing={landing} />
      <OrganizationsSection />
      <ClosingSection />
    </>
  );
}
