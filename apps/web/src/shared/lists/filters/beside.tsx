import { type ReactNode, useState } from "react";
import { SlidersHorizontal } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import type { ListAddress } from "../list-address.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FilterAside } from "./filter-aside.tsx";
import type { ListFilters } from "./list-filters.ts";
import { MostExcluding } from "./most-excluding.tsx";

interface SheetButtonProps {
  asked: ListFilters;
  address: ListAddress<object>;
  /** How many are found: "24 investors". */
  count: ReactNode;
  /** How many filters narrow the list. */
  active: number;
}

const loadSheet = async () => (await import("./filter-sheet.tsx")).FilterSheet;

/** Opens the choices where there is no room for them beside the list. */
function SheetButton({ active, ...props }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className="@[74rem]:hidden noscript:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal />
        {active > 0 ? m.ui_filters_active({ count: active }) : m.ui_filters()}
      </Button>
      <AskedPart load={loadSheet} props={isOpen ? { ...props, onClose: () => setOpen(false) } : null} />
    </>
  );
}

/** For a list with choices beside it, which no other list brings along: `<ResourceList beside={BESIDE}>`. */
export const BESIDE = { Aside: FilterAside, Button: SheetButton, Chosen: ChosenFilters, Without: MostExcluding };
export type Beside = typeof BESIDE;
