import { Check, Lock, Minus, X } from "lucide-react";
import { m } from "#messages";

const SIGNS = [
  { icon: Check, text: m.admin_permission_allow },
  { icon: X, text: m.admin_permission_deny },
  { icon: Minus, text: m.admin_permission_by_profile },
  { icon: Lock, text: m.admin_permission_fixed },
];

/** What the matrix's signs mean. */
export function PermissionLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted-foreground max-lg:hidden">
      {SIGNS.map(({ icon: Icon, text }) => (
        <li key={text()} className="flex items-center gap-1.5">
          <Icon aria-hidden className="size-4 shrink-0" />
          {text()}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-[4px] bg-success-soft text-success shadow-[inset_0_0_0_1.5px_currentColor]"
        />
        {m.admin_permission_changed()}
      </li>
    </ul>
  );
}
