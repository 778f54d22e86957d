import type { ReactNode } from "react";
import { UpcomingEvents } from "#features/events/events.public.tsx";
import { SectionHeading } from "../section-heading.tsx";

const ID = "landing-events";
const Heading = ({ children }: { children: ReactNode }) => <SectionHeading id={ID}>{children}</SectionHeading>;

/** The next events on the landing page; without any there is no such section. */
export const LandingEvents = () => (
  <UpcomingEvents
    className="container-x grid grid-cols-[minmax(0,1fr)] gap-8 pt-[clamp(4rem,8vw,7rem)]"
    heading={Heading}
    labelledBy={ID}
  />
);
