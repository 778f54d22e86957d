import { m } from "#messages";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { Sidebar } from "./sidebar.tsx";

interface MenuSheetProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The sidebar on phones. */
export function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={m.shell_nav_menu()}
      hideTitle
      className="bg-sidebar"
    >
      <Sidebar isCollapsed={false} onNavigate={() => onOpenChange(false)} />
    </Sheet>
  );
}
