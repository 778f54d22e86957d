import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { BadgeCheck, ShieldCheck } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/badge.tsx";

/** The word beside the name. */
export function VerifiedBadge() {
  return (
    <Badge tone="primary" className="px-3 py-1 text-sm">
      <BadgeCheck aria-hidden />
      {m.startups_verified()}
    </Badge>
  );
}

/** What the badge means: which facts were checked, by which organization and when; the rest is the founders' word. */
export function Verification({ verified }: { verified: Startup["verified"] }) {
  if (!verified) {
    return (
      <p className="rounded-lg bg-muted p-5 text-[0.9375rem] text-muted-foreground">{m.startups_not_verified_text()}</p>
    );
  }
  return (
    <div className="flex gap-3 rounded-lg bg-primary-soft p-5 text-[0.9375rem]">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {m.startups_verified_by({ organization: verified.by_organization, date: formatDate(verified.at) })}
        </p>
        <p className="mt-1 text-muted-foreground">{m.startups_verified_text()}</p>
      </div>
    </div>
  );
}
