import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { OfferCard } from "#shared/ui/offer-card.tsx";
import { acceptInstallOffer, dismissInstallOffer, useInstallOffer } from "../browser/install-offer.ts";

/** Offers to put the application on the home screen, when the browser does (specification 2.15). */
export function InstallPrompt() {
  if (!useInstallOffer()) return null;
  return (
    <OfferCard
      title={m.shell_install_title()}
      text={m.shell_install_text()}
      picture={<img src="/icons/icon-192.png" alt="" width={48} height={48} className="size-12 shrink-0 rounded-md" />}
      dismissLabel={m.shell_install_later()}
      onDismiss={dismissInstallOffer}
    >
      <Button size="sm" onClick={() => void acceptInstallOffer()}>
        {m.shell_install_accept()}
      </Button>
    </OfferCard>
  );
}
