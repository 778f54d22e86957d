import type { Event } from "@kerkis/contract/events/events.schema.ts";
import type { StagedStartup } from "@kerkis/contract/events/pitching.schema.ts";
import { Check, HandCoins } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { useSetInterest } from "../../events.mutations.ts";

interface InterestButtonProps {
  event: Pick<Event, "id" | "interest">;
  startup: StagedStartup;
}

/** An investor who was there says that a startup is of interest, or takes it back; nothing for anyone else. */
export function InterestButton({
  event: { id, interest },
  startup: { id: startup_id, name, tie },
}: InterestButtonProps) {
  const command = useSetInterest();
  const isShown = tie === "interested";
  if (!isShown && (tie === "runs" || interest?.state !== "open")) return null;
  const label = isShown ? m.events_interest_shown() : m.events_interest_show();
  const Icon = isShown ? Check : HandCoins;
  return (
    <Button
      variant="outline"
      size="sm"
      className="relative mt-2.5 print:hidden"
      aria-pressed={isShown}
      aria-label={`${label}: ${name}`}
      pending={command.isPending}
      onClick={() => command.mutate({ id, startup_id, interested: !isShown })}
    >
      <Icon />
      {label}
    </Button>
  );
}
