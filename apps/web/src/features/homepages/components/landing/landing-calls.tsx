import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { CallRows } from "../organization/call-rows.tsx";
import { SectionHeading } from "../section-heading.tsx";

/** What takes applications now, on the landing page; without any there is no such section. */
export function LandingCalls({ calls }: { calls: readonly Programme[] }) {
  if (calls.length === 0) return null;
  return (
    <section
      aria-labelledby="landing-calls"
      className="container-x grid grid-cols-[minmax(0,1fr)] gap-2 pt-[clamp(4rem,8vw,7rem)]"
    >
      <SectionHeading id="landing-calls">{m.homepages_calls()}</SectionHeading>
      <CallRows calls={calls} isFromMany />
      <p className="mt-4">
        <Link
          to="/ecosystem"
          className={linkStyles({ kind: "standalone", className: "inline-flex items-center gap-2" })}
        >
          {m.homepages_calls_all()}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
    </section>
  );
}
