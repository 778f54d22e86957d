import { m } from "#messages";
import { type Shortcut, ShortcutList } from "#shared/commands/shortcut-list.tsx";

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["J", "K"], does: m.judging_key_letter },
  { keys: ["Enter"], does: m.judging_key_problem },
  { keys: ["Alt+L"], does: m.judging_key_language },
  { keys: ["Ctrl+Enter"], does: m.judging_key_apply },
  { keys: ["?"], does: m.judging_key_list },
];

/** What can be done with prepared decisions by keys. */
export const DecisionShortcuts = ({ onClose }: { onClose: () => void }) => (
  <ShortcutList title={m.judging_keys()} lead={m.judging_results_keys_lead()} shortcuts={SHORTCUTS} onClose={onClose} />
);
