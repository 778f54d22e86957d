import { X } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { acceptInstallOffer, dismissInstallOffer, useInstallOffer } from "../install-offer.ts";

/** Offers to put the application on the home screen, when the browser does (specification 2.15). */
export function InstallPrompt() {
  if (!useInstallOffer()) return null;
  return (
    <section
      aria-label={m.shell_install_title()}
      data-bottom-bar
      className="anim-pop fixed inset-x-3 bottom-3 z-30 flex items-start gap-4 rounded-lg bg-surface p-4 pr-12 shadow-lg sm:right-auto sm:left-4 sm:w-[24rem] md:left-[calc(var(--sidebar-width,0px)+1rem)]"
    >
      <img src="/icons/icon-192.png" alt="" width={48} height={48} className="size-12 shrink-0 rounded-md" />
      <div className="min-w-0">
        <h2 className="font-semibold">{m.shell_install_title()}</h2>
        <p className="mt-0.5 text-[0.9375rem] text-muted-foreground">{m.shell_install_text()}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void acceptInstallOffer()}>
            {m.shell_install_accept()}
          </Button>
          <Button size="sm" variant="ghost" onClick={dismissInstallOffer}>
            {m.shell_install_later()}
          </Button>
        </div>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={m.ui_close()}
        onClick={dismissInstallOffer}
        className="absolute top-2 right-2"
      >
        <X />
      </Button>
    </section>
  );
}
