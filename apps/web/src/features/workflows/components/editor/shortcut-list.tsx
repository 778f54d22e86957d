import { m } from "#messages";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";

/** The keys of the editor, and what each does. */
const SHORTCUTS = [
  { keys: ["/"], does: m.workflows_shortcut_insert },
  { keys: ["Space"], does: m.workflows_shortcut_choose },
  { keys: ["Enter"], does: m.workflows_shortcut_settings },
  { keys: ["Alt+↑", "Alt+↓"], does: m.workflows_shortcut_move },
  { keys: ["Tab", "Shift+Tab"], does: m.workflows_shortcut_indent },
  { keys: ["Esc"], does: m.workflows_shortcut_leave },
  { keys: ["Ctrl+Z"], does: m.workflows_undo },
  { keys: ["Ctrl+Y", "Ctrl+Shift+Z"], does: m.workflows_redo },
  { keys: ["Ctrl+C"], does: m.workflows_copy_step },
  { keys: ["Ctrl+V"], does: m.workflows_paste_step },
  { keys: ["F8"], does: m.workflows_shortcut_next_note },
  { keys: ["+", "−"], does: m.workflows_shortcut_zoom },
  { keys: ["0"], does: m.workflows_shortcut_fit },
  { keys: ["?"], does: m.workflows_shortcut_list },
];

/** What can be done in the editor by keys. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.workflows_shortcuts()}
      description={m.workflows_shortcuts_lead()}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {SHORTCUTS.map(({ keys, does }) => (
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
