import { cn } from "#shared/ui/class-names.ts";

interface OrganizationTileProps {
  name: string;
  logo?: string | null;
  /** Its size. */
  className: string;
}

/** An organization's logo, or its first letter. */
export function OrganizationTile({ name, logo, className }: OrganizationTileProps) {
  const tileClass = cn("shrink-0 rounded-sm", className);
  if (logo) return <img src={logo} alt="" className={cn(tileClass, "bg-white object-contain")} />;
  return (
    <span aria-hidden className={cn(tileClass, "grid place-items-center bg-investor font-bold text-surface")}>
      {Array.from(name)[0]}
    </span>
  );
}
