import { UpcomingEvents } from "#features/events/events.public.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The next events on the landing page; without any there is no such section. */
export function LandingEvents() {
  return (
    <UpcomingEvents
      className="container-x pt-[clamp(4rem,8vw,7rem)]"
      heading={(title) => <SectionHeading id="landing-events">{title}</SectionHeading>}
      labelledBy="landing-events"
    />
  );
}
