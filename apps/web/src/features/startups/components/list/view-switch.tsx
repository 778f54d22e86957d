import { Link } from "@tanstack/react-router";
import { LayoutGrid, Table2 } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";

/** Cards or a table: the address keeps the choice, and where one is in the list. */
export function ViewSwitch({ isTable }: { isTable: boolean }) {
  const views = [
    { view: undefined, label: m.startups_view_cards(), Icon: LayoutGrid, isCurrent: !isTable },
    { view: "table" as const, label: m.startups_view_table(), Icon: Table2, isCurrent: isTable },
  ];
  return (
    <nav aria-label={m.startups_view()} className="flex gap-1 print:hidden">
      {views.map(({ view, label, Icon, isCurrent }) => (
        <Link
          key={label}
          to="."
          search={(known: object) => ({ ...known, view })}
          replace
          resetScroll={false}
          aria-label={label}
          aria-current={isCurrent ? "true" : undefined}
          activeOptions={{ explicitUndefined: true }}
          className={buttonStyles({ variant: isCurrent ? "outline" : "ghost", size: "icon-sm" })}
        >
          <Icon aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
