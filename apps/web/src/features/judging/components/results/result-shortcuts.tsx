import { m } from "#messages";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { type Shortcut, ShortcutList } from "#shared/commands/shortcut-list.tsx";

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["J", "K"], does: m.judging_key_row },
  { keys: ["X"], does: m.judging_key_choose },
  { keys: ["Shift+J", "Shift+K"], does: m.judging_key_extend },
  { keys: ["Enter"], does: m.judging_key_open },
  { keys: ["A"], does: m.judging_propose_approve },
  { keys: ["E"], does: m.judging_key_reviews },
  { keys: ["D"], does: m.judging_key_discussion },
  { keys: ["S"], does: m.judging_key_sort },
  { keys: ["Alt+↑", "Alt+↓"], does: m.judging_key_cut },
  { keys: ["?"], does: m.judging_key_list },
];

/** What can be done in a ranking by keys. */
export const ResultShortcuts = ({ onClose }: { onClose: () => void }) => (
  <ShortcutList title={m.judging_keys()} lead={m.judging_results_keys_lead()} shortcuts={SHORTCUTS} onClose={onClose} />
);

const HINTS = [
  { keys: ["J", "K"], does: m.judging_key_row },
  { keys: ["X"], does: m.judging_key_choose },
  { keys: ["E"], does: m.judging_key_reviews },
  { keys: ["D"], does: m.judging_key_discussion },
  { keys: ["S"], does: m.judging_key_sort },
];

/** The few keys that a ranking is gone through with, and the way to all of them. */
export function ResultHints({ onAll }: { onAll: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground max-md:hidden pointer-coarse:hidden">
      {HINTS.map(({ keys, does }) => (
        <span key={keys.join()} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <KeyHint key={key}>{key}</KeyHint>
          ))}
          {does()}
        </span>
      ))}
      <button
        type="button"
        onClick={onAll}
        aria-keyshortcuts="?"
        className="inline-flex items-center gap-1.5 rounded-xs hover:text-foreground"
      >
        <KeyHint>?</KeyHint>
        {m.judging_key_list()}
      </button>
    </p>
  );
}
