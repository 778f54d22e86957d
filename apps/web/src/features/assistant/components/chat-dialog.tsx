import { Link } from "@tanstack/react-router";
import { Maximize2, X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useRef } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { overlayStyles } from "#shared/ui/overlays/popup-styles.ts";
import { ChatBoundary } from "./chat-boundary.tsx";
import { ChatTabs } from "./chat-tabs.tsx";

interface ChatDialogProps {
  isPhone: boolean;
  /** How far the button below is lifted, in pixels. */
  lift: number;
  onClose: () => void;
  /** The panel is gone and the focus needs a place. */
  onClosed: () => void;
}

/** The panel: beside the page on wide screens, which stays usable; over all of it, with the focus, on phones. */
export function ChatDialog({ isPhone, lift, onClose, onClosed }: ChatDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const isSignedIn = useSession().profile !== null;

  function takeFocus(event: Event) {
    event.preventDefault();
    const target = content.current?.querySelector("textarea") ?? content.current;
    target?.focus();
  }
  function giveFocusBack(event: Event) {
    event.preventDefault();
    onClosed();
  }
  /** A press of Escape elsewhere on the page is meant for what is there. */
  function onEscape(event: KeyboardEvent) {
    if (!content.current?.contains(document.activeElement)) event.preventDefault();
  }
  return (
    <Primitive.Root open modal={isPhone} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          ref={content}
          tabIndex={-1}
          aria-describedby={undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={onEscape}
          onInteractOutside={(event) => event.preventDefault()}
          style={
            isPhone
              ? undefined
              : {
                  bottom: `calc(5.25rem + var(--foot-bar) + ${lift}px)`,
                  maxHeight: `calc(100dvh - 6.5rem - var(--foot-bar) - ${lift}px)`,
                }
          }
          className={cn(
            "anim-pop fixed flex flex-col overflow-hidden bg-surface outline-none",
            isPhone
              ? "inset-0 z-50 h-dvh pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"
              : "right-4 z-40 h-[42rem] w-[24rem] max-w-[calc(100vw-2rem)] rounded-xl border border-border shadow-lg",
          )}
        >
          <div className="flex shrink-0 items-center gap-1 py-2 pr-2 pl-4">
            <Primitive.Title className="display min-w-0 flex-1 text-xl leading-tight">
              {m.assistant_title()}
            </Primitive.Title>
            {isSignedIn && (
              <Link
                to="/chat-assistant"
                aria-label={m.assistant_open_page()}
                title={m.assistant_open_page()}
                className={buttonStyles({ variant: "ghost", size: "icon" })}
              >
                <Maximize2 />
              </Link>
            )}
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label={m.ui_close()}>
                <X />
              </Button>
            </Primitive.Close>
          </div>
          <ChatBoundary>
            <ChatTabs place="widget" onFollow={isPhone ? onClose : undefined} />
          </ChatBoundary>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
