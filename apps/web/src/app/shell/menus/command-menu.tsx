import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { CommandPalette } from "#features/search/search.public.tsx";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { useCommands } from "./use-commands.ts";

/** The command palette with what opens it: Ctrl or Cmd + K anywhere, and on phones the search icon. */
export function CommandMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // By its place too: on a Greek keyboard the same key writes κ.
      if (event.key.toLowerCase() !== "k" && event.code !== "KeyK") return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((known) => !known);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="md:hidden"
        aria-label={m.shell_command_open()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search />
      </Button>
      {isOpen && (
        <WidgetBoundary size="icon">
          <Suspense>
            <OpenPalette onOpenChange={setOpen} />
          </Suspense>
        </WidgetBoundary>
      )}
    </>
  );
}

function OpenPalette({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return <CommandPalette open onOpenChange={onOpenChange} commands={useCommands()} />;
}
