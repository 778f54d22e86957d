import { Share2 } from "lucide-react";
import { type ComponentProps, useSyncExternalStore } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";

const never = () => () => undefined;

interface ShareActionsProps extends Pick<ComponentProps<typeof CopyButton>, "variant" | "size"> {
  name: string;
  address: string;
}

/** Copies the page's address, or hands it to the device's own sharing where there is one. */
export function ShareActions({ name, address, variant = "outline", size = "sm" }: ShareActionsProps) {
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );
  return (
    <>
      <CopyButton text={address} label={m.ui_copy_link()} variant={variant} size={size} />
      {canShare && (
        <Button
          variant={variant}
          size={size}
          // Closing the device's sheet without choosing is no failure.
          onClick={() => void navigator.share({ title: name, url: address }).catch(() => undefined)}
        >
          <Share2 />
          {m.ui_share()}
        </Button>
      )}
    </>
  );
}
