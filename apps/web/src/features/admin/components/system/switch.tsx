import { Switch as Primitive } from "radix-ui";

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  labelledBy: string;
  describedBy?: string;
  pending?: boolean;
}

/** On or off, at once. */
export function Switch({ checked, onCheckedChange, labelledBy, describedBy, pending = false }: SwitchProps) {
  return (
    <Primitive.Root
      checked={checked}
      onCheckedChange={(next) => !pending && onCheckedChange(next)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={pending}
      className="relative mt-0.5 h-7 w-12 shrink-0 rounded-full bg-control-edge transition-colors duration-150 after:absolute after:-inset-2.5 data-[state=checked]:bg-primary"
    >
      <Primitive.Thumb className="block size-5 translate-x-1 rounded-full bg-surface shadow-sm transition-transform duration-150 data-[state=checked]:translate-x-6" />
    </Primitive.Root>
  );
}
