import { Link } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Logo } from "#shared/ui/marks/logo.tsx";
import { LanguageSwitcher } from "../menus/language-switcher.tsx";
import { type SiteLink, siteLinks } from "./site-links.ts";
import { usePages } from "#shared/routing/use-pages.ts";

/** Visitors, for whom these pages are, never need it. */
const loadAccountMenu = async () => (await import("../menus/account-menu.tsx")).AccountMenu;

const linkClass =
  "rounded-md px-3 py-2 text-[0.9375rem] font-medium text-foreground/80 transition-colors duration-150 hover:bg-muted hover:text-foreground aria-[current=page]:text-foreground";

/** Header of the public pages: logo, navigation for visitors, language, account. */
export function SiteHeader() {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const { profile } = useSession();
  const links = siteLinks(usePages(), "header");
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);
  return (
    <header className="relative z-30">
      <div className="container-x flex h-[4.75rem] items-center gap-3 md:gap-8">
        <Link to="/" aria-label={m.common_product()} className="rounded-sm py-2">
          <Logo />
        </Link>
        <nav aria-label={m.shell_nav_main()} className="hidden items-center gap-1 md:flex">
          <SiteLinks links={links} className={linkClass} />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-0.5 sm:gap-1.5">
          <LanguageSwitcher />
          {profile ? (
            <Loaded load={loadAccountMenu} props={{ profile }} place={<AccountRoom />} />
          ) : (
            <SignInLinks className="hidden sm:inline-flex" quiet="ghost" />
          )}
          <Button
            variant="ghost"
            size="icon"
            className="md:hidden"
            aria-label={m.shell_nav_menu()}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X /> : <Menu />}
          </Button>
        </div>
      </div>
      {isOpen && (
        <nav
          id={menuId}
          aria-label={m.shell_nav_main()}
          className="absolute inset-x-3 top-[4.25rem] grid gap-1 rounded-lg bg-surface p-3 shadow-lg md:hidden"
        >
          <SiteLinks
            links={links}
            onNavigate={close}
            className="flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-muted"
          />
          {!profile && (
            <div className="mt-1 grid grid-cols-2 gap-2 sm:hidden">
              <SignInLinks quiet="outline" onNavigate={close} />
            </div>
          )}
        </nav>
      )}
    </header>
  );
}

/** Keeps the place of the menu while it comes. */
const AccountRoom = () => <span aria-busy="true" className="size-11 rounded-full bg-muted md:size-10" />;

interface SiteLinksProps {
  links: readonly SiteLink[];
  className: string;
  onNavigate?: () => void;
}

function SiteLinks({ links, className, onNavigate }: SiteLinksProps) {
  return links.map(({ path, label }) => (
    <Link key={path} to={path} activeOptions={{ exact: path === "/" }} onClick={onNavigate} className={className}>
      {label()}
    </Link>
  ));
}

interface SignInLinksProps {
  quiet: "ghost" | "outline";
  className?: string;
  onNavigate?: () => void;
}

function SignInLinks({ quiet, className, onNavigate }: SignInLinksProps) {
  const links = [
    { path: "/signin", label: m.shell_nav_sign_in(), variant: quiet },
    { path: "/signup", label: m.shell_nav_sign_up(), variant: "primary" },
  ] as const;
  return links.map(({ path, label, variant }) => (
    <Link key={path} to={path} onClick={onNavigate} className={cn(buttonStyles({ variant }), className)}>
      {label}
    </Link>
  ));
}
