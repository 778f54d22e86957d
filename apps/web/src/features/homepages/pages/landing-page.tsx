import { useSuspenseQuery } from "@tanstack/react-query";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { HeroSection } from "../components/hero-section.tsx";
import { homepagesQueries } from "../homepages.queries.ts";

const LowerSections = latePart(async () => (await import("./lower-sections.tsx")).LowerSections, {
  isQuiet: true,
});

/** The landing page (specification 2.1, `/`). */
export function LandingPage() {
  const { data: landing } = useSuspenseQuery(homepagesQueries.landing());
  return (
    <>
      <HeroSection landing={landing} />
      <LowerSections landing={landing} />
    </>
  );
}
