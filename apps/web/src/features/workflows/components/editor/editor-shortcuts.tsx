import { m } from "#messages";
import { ShortcutList } from "#shared/commands/shortcut-list.tsx";

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
  { keys: ["↑", "↓"], does: m.workflows_shortcut_graph_move },
  { keys: ["L"], does: m.workflows_shortcut_graph_connect },
  { keys: ["F8"], does: m.workflows_shortcut_next_note },
  { keys: ["+", "−"], does: m.workflows_shortcut_zoom },
  { keys: ["0"], does: m.workflows_shortcut_fit },
  { keys: ["?"], does: m.workflows_shortcut_list },
];

/** What can be done in the editor by keys. */
export const EditorShortcuts = ({ onClose }: { onClose: () => void }) => (
  <ShortcutList
    title={m.workflows_shortcuts()}
    lead={m.workflows_shortcuts_lead()}
    shortcuts={SHORTCUTS}
    onClose={onClose}
  />
);
