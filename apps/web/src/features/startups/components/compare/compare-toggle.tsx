import { Link } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { COMPARED_MAX, comparedIds, toggled } from "../../model/compared.ts";

interface CompareToggleProps {
  id: string;
  name: string;
  /** Those chosen so far, as the address has them. */
  chosen: string | undefined;
}

/** Puts a startup of a list beside others, or takes it away: the address keeps the choice. */
export function CompareToggle({ id, name, chosen }: CompareToggleProps) {
  const ids = comparedIds(chosen);
  const isChosen = ids.includes(id);
  if (!isChosen && ids.length === COMPARED_MAX) return null;
  return (
    <Link
      to="."
      search={(known: object) => ({ ...known, compare: toggled(chosen, id) })}
      replace
      resetScroll={false}
      aria-label={isChosen ? m.startups_compare_without({ name }) : m.startups_compare_with({ name })}
      className={buttonStyles({
        variant: isChosen ? "primary" : "ghost",
        size: "icon-sm",
        className: "relative z-10 print:hidden",
      })}
    >
      <Scale aria-hidden />
    </Link>
  );
}

/** Those chosen in a list, and the way to see them beside each other. */
export function CompareBar({ chosen }: { chosen: string | undefined }) {
  const ids = comparedIds(chosen);
  if (ids.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={m.startups_compare_title()}
      data-bottom-bar
      className="sticky bottom-[calc(1rem+var(--foot-bar))] z-20 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center justify-center gap-3 rounded-lg bg-surface px-4 py-3 shadow-lg print:hidden"
    >
      <p role="status" className="text-[0.9375rem]">
        {m.startups_compare_chosen({ count: ids.length, most: COMPARED_MAX })}
      </p>
      <Link
        to="."
        search={(known: object) => ({ ...known, compare: undefined })}
        replace
        resetScroll={false}
        className={buttonStyles({ variant: "ghost", size: "sm" })}
      >
        {m.startups_compare_clear()}
      </Link>
      <Link to="/startups/compare" search={{ ids: ids.join(",") }} className={buttonStyles({ size: "sm" })}>
        <Scale aria-hidden />
        {m.startups_compare()}
      </Link>
    </div>
  );
}
