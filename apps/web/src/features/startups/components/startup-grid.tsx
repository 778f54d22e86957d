import type { StartupCard as StartupFacts } from "@kerkis/contract/startups/startups.schema.ts";
import { cn } from "#shared/ui/class-names.ts";
import { StartupCard } from "./startup-card.tsx";

interface StartupGridProps {
  startups: readonly StartupFacts[];
  /** Another list is under way. */
  isChanging?: boolean;
}

/** Startups as cards. */
export function StartupGrid({ startups, isChanging = false }: StartupGridProps) {
  return (
    <ul
      className={cn(
        "mt-8 grid gap-4 transition-opacity duration-150 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
        isChanging && "opacity-60",
      )}
    >
      {startups.map((startup) => (
        <li key={startup.id}>
          <StartupCard startup={startup} />
        </li>
      ))}
    </ul>
  );
}
