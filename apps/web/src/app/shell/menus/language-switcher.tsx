import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Flag } from "#shared/ui/marks/flag.tsx";
import { popupItemStyles, popupStyles } from "#shared/ui/overlays/popup-styles.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

const SHORT_NAMES: Record<Language, string> = { el: "ΕΛ", en: "EN" };

/**
 * English or Greek, each with its flag; the same page comes back in the chosen language. On every page from the first
 * paint, so it is a small menu of its own: the menu primitive would be a quarter of what the landing page weighs.
 */
export function LanguageSwitcher({ className }: { className?: string }) {
  const language = currentLanguage();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function choose(chosen: Language) {
    close();
    if (chosen !== language) switchLanguage(chosen);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return close();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const next = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }
  return (
    <div ref={box} className={cn("relative", className)}>
      <Button
        ref={button}
        variant="ghost"
        className="px-2.5"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Flag language={language} className="size-auto! h-3.5! w-5!" />
        {SHORT_NAMES[language]}
        <span className="sr-only">{m.shell_language_choose()}</span>
      </Button>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          aria-label={m.shell_language_choose()}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className={cn(popupStyles, "absolute top-full right-0 mt-1.5 min-w-48 p-1.5")}
        >
          {LANGUAGES.map((known) => (
            <button
              key={known}
              type="button"
              role="menuitemradio"
              aria-checked={known === language}
              lang={known}
              tabIndex={-1}
              onClick={() => choose(known)}
              className={cn(popupItemStyles, "w-full cursor-pointer pr-9 hover:bg-muted focus:bg-muted")}
            >
              <Flag language={known} className="size-auto! h-3.5! w-5!" />
              {LANGUAGE_NAMES[known]}
              {known === language && <Check className="absolute right-2.5 text-primary" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
