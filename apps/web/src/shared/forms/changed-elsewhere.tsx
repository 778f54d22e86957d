import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";

interface ChangedElsewhereProps {
  /** Who saved; null when it is not known. */
  name: string | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else saved the same thing: both versions are kept until the person chooses. */
export function ChangedElsewhere({ name, onTakeTheirs, onKeepMine }: ChangedElsewhereProps) {
  return (
    <Alert
      tone="warning"
      live
      title={name ? m.ui_changed_by({ name }) : m.ui_changed()}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            {m.ui_take_theirs()}
          </Button>
          <Button size="sm" onClick={onKeepMine}>
            {m.ui_keep_mine()}
          </Button>
        </div>
      }
    >
      {m.ui_changed_text()}
    </Alert>
  );
}
