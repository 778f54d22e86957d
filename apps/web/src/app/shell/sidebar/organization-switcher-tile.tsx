import type { Brand } from "@kerkis/contract/identity/identity.schema.ts";
import { cn } from "#shared/ui/class-names.ts";

interface OrganizationTileProps {
  name: string;
  logo?: string | null;
  brand?: Brand | undefined;
  /** Its size. */
  className: string;
}

/** An organization's logo, or its first letter in its own colour. */
export function OrganizationTile({ name, logo, brand, className }: OrganizationTileProps) {
  const tileClass = cn("shrink-0 rounded-sm", className);
  if (logo) return <img src={logo} alt="" className={cn(tileClass, "bg-white object-contain")} />;
  return (
    <span
      aria-hidden
      className={cn(tileClass, "grid place-items-center bg-investor font-bold text-surface")}
      style={
        brand && {
          background: `light-dark(${brand.light.accent}, ${brand.dark.accent})`,
          color: `light-dark(${brand.light.ink}, ${brand.dark.ink})`,
        }
      }
    >
      {Array.from(name)[0]}
    </span>
  );
}
