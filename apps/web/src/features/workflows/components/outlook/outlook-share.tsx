import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { Share2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { copyText } from "#shared/ui/copy-text.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { outlookText, type StageWords } from "../../model/outlook/outlook-words.ts";

interface OutlookShareProps {
  outlook: Outlook;
  shared: { name: string; path: string };
  /** When a decision is expected as it stands above; null while nobody can say. */
  words: StageWords | null;
}

/** Hands what comes next to the device's own sharing as text with the way to it; where there is none it is copied. */
export function OutlookShare({ outlook, shared: { name, path }, words }: OutlookShareProps) {
  async function share() {
    const url = new URL(path, window.location.origin).href;
    const text = outlookText(name, outlook, words);
    if (typeof navigator.share === "function") {
      // Closing the device's sheet without choosing is no failure.
      await navigator.share({ title: name, text, url }).catch(() => undefined);
      return;
    }
    if (await copyText(`${text}\n${url}`)) toast.success(m.ui_copied());
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={m.ui_share()}
      title={m.ui_share()}
      className="absolute top-2 right-2 z-10 text-stage-foreground hover:bg-white/10 hover:text-stage-foreground"
      onClick={() => void share()}
    >
      <Share2 aria-hidden />
    </Button>
  );
}
