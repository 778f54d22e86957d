import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Bot, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "#messages";
import { hasPage } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Spinner } from "#shared/ui/states/spinner.tsx";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";
import { chatOwner } from "../model/chat-owner.ts";
import { chatStore, enterChat } from "../model/chat-store.ts";
import { useChatOpen } from "../hooks/use-chat-open.ts";
import { useBottomBars } from "../hooks/use-bottom-bars.ts";
import { useIsPhone } from "#shared/hooks/use-media.ts";
import { useToastPlace } from "../hooks/use-toast-place.ts";

const loadDialog = async () => (await import("./chat-dialog.tsx")).ChatDialog;
/** Begins the download before the press; what fails there is tried again when it is open. */
const warmUp = (): void => void loadDialog().catch(() => undefined);

const BUTTON_PLACE = "fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--foot-bar))] z-30";

/**
 * The floating chat (specification 2.14), for visitors and for everyone who may use the assistant. On the assistant's own
 * page it would be there twice.
 */
export function ChatWidget() {
  const session = useSession();
  const { pathname } = useLocation();
  const [, setOpen] = useChatOpen();
  const isAllowed = session.profile === null || hasPage(session, "chat-assistant");
  const isShown = isAllowed && pathname !== "/chat-assistant";
  const store = chatStore(useQueryClient());
  const owner = chatOwner(session);
  // Whoever is gone has no chat here any more, even while the panel is shut.
  useEffect(() => enterChat(store, owner), [store, owner]);
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    if (!isShown) close();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <WidgetBoundary size="icon" className={BUTTON_PLACE}>
      <ChatLauncher />
    </WidgetBoundary>
  );
}

/** The button; the panel's code comes with the first press. */
function ChatLauncher() {
  const [isOpen, setOpen] = useChatOpen();
  const button = useRef<HTMLButtonElement>(null);
  const lift = useBottomBars();
  const isPhone = useIsPhone();
  // Above a bar the button would cover what the bar belongs to, and nothing there can be scrolled clear of it.
  const isAway = lift > 0 && !isOpen;
  useToastPlace({ isOpen, isPhone, isAway, lift });
  const panel = {
    isPhone,
    lift,
    onClose: () => setOpen(false),
    onClosed: () => button.current?.focus(),
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={m.assistant_title()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-chat-launcher
        hidden={isAway}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        style={{ translate: `0 ${-lift}px` }}
        className={`${BUTTON_PLACE} grid size-14 [&[hidden]]:hidden place-items-center rounded-full bg-primary text-primary-foreground shadow-lg transition-[background-color,translate] duration-150 ease-out-soft hover:bg-primary-hover [&_svg]:size-6`}
      >
        {isOpen ? <X /> : <Bot />}
      </button>
      {isOpen && <Loaded load={loadDialog} props={panel} place={<PanelLoading lift={lift} />} />}
    </>
  );
}

/** Where the panel will be. */
function PanelLoading({ lift }: { lift: number }) {
  return (
    <div
      role="status"
      aria-label={m.common_loading()}
      style={{ translate: `0 ${-lift}px` }}
      className="fixed right-4 bottom-[calc(5.25rem+var(--foot-bar))] z-30 grid size-14 place-items-center rounded-full bg-surface shadow-md"
    >
      <Spinner />
    </div>
  );
}
