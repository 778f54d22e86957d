import type { ReactNode } from "react";
import { UpcomingEvents } from "#features/events/events.public.tsx";

const ID = "ecosystem-events";
const Heading = ({ children }: { children: ReactNode }) => (
  <h2 id={ID} className="display max-w-[12ch] text-[clamp(1.75rem,3vw,2.5rem)] leading-tight">
    {children}
  </h2>
);

/** The next events of the ecosystem, beside what takes applications. */
export const EcosystemEvents = () => (
  <UpcomingEvents
    className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    heading={Heading}
    labelledBy={ID}
  />
);
