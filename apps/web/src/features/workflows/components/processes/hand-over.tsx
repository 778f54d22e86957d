import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";

const loadDialog = async () => (await import("./hand-over-dialog.tsx")).HandOverDialog;

interface HandOverProps {
  /** Whoever is away and holds tasks. */
  person: { id: string; name: string };
  className?: string;
}

/** Hands what someone who is away holds over to someone else; not while working as another. */
export function HandOver({ person, className }: HandOverProps) {
  const [isAsking, setAsking] = useState(false);
  const { impersonation } = useSession();
  if (impersonation !== null) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={className}
        aria-label={m.workflows_hand_over_of({ name: person.name })}
        onClick={() => setAsking(true)}
      >
        <UserRoundCog aria-hidden />
        {m.workflows_hand_over()}
      </Button>
      {isAsking && <Loaded load={loadDialog} props={{ person: person.id, onClose: () => setAsking(false) }} />}
    </>
  );
}
