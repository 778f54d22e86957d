import { PencilLine } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { useBeginForm } from "../../programmes.mutations.ts";

interface BeginFormProps {
  programmeId: string;
  onBegun?: () => void;
  className?: string;
}

/** The way to the first question of a call that asks nothing of its own. */
export function BeginForm({ programmeId, onBegun, className }: BeginFormProps) {
  const begin = useBeginForm();
  return (
    <Button
      className={className}
      pending={begin.isPending}
      onClick={() => begin.mutate(programmeId, { onSuccess: () => onBegun?.() })}
    >
      <PencilLine aria-hidden />
      {m.programmes_form_begin()}
    </Button>
  );
}
