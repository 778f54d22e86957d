import { m } from "#messages";
import { toast } from "./overlays/toast.tsx";

/** As long as it takes to choose and copy a line by hand. */
const BY_HAND_MS = 20_000;

/**
 * Copies a text; where the browser refuses (of a page without https it does), shows it to be copied by hand.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast.warning(m.ui_copy_refused(), { description: text, duration: BY_HAND_MS });
    return false;
  }
}
