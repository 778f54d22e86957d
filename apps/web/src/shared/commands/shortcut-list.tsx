import { Dialog } from "#shared/ui/overlays/dialog.tsx";

export interface Shortcut {
  keys: readonly string[];
  /** What they do. */
  does: () => string;
}

interface ShortcutListProps {
  title: string;
  lead: string;
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** What can be done on a screen by keys. */
export function ShortcutList({ title, lead, shortcuts, onClose }: ShortcutListProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={lead}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys.join()} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-xs border border-control-edge px-1.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
