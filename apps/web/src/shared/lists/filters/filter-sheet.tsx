import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import type { ListAddress } from "../list-address.ts";
import { FilterGroups } from "./filter-groups.tsx";
import type { ListFilters } from "./list-filters.ts";

interface FilterSheetProps {
  asked: ListFilters;
  address: ListAddress<object>;
  /** How many are found: "24 investors". */
  count: ReactNode;
  onClose: () => void;
}

/** The choices of a list that has no room for them beside it. */
export function FilterSheet({ asked, address, count, onClose }: FilterSheetProps) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={m.ui_filters()} isRead>
      <div className="grid content-start divide-y divide-border px-5 py-4">
        <FilterGroups asked={asked} address={address} />
      </div>
      <div className="sticky bottom-0 mt-auto grid border-t border-border bg-surface p-4">
        <Button onClick={onClose}>
          {m.ui_list_show()}
          {count && <> · {count}</>}
        </Button>
      </div>
    </Sheet>
  );
}
