import { UserRoundCog } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";

interface HandOverProps {
  /** Whoever is away and holds tasks. */
  name: string;
  /** Asks to whom they go: in a dialog of the page's, which stays when this is gone with the last late task. */
  onAsk: () => void;
  className?: string;
}

/** The way to hand what someone who is away holds over to someone else. */
export function HandOver({ name, onAsk, className }: HandOverProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      aria-label={m.workflows_hand_over_of({ name })}
      onClick={onAsk}
    >
      <UserRoundCog aria-hidden />
      {m.workflows_hand_over()}
    </Button>
  );
}
