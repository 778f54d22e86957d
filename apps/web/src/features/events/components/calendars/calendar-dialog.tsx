import { CalendarPlus, Download } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";

interface CalendarDialogProps {
  /** Where the calendar is read. */
  address: string;
  text: string;
  onClose: () => void;
}

/** The ways to a calendar that follows by itself: open it on this device, copy its address, or take it along as it is now. */
export function CalendarDialog({ address, text, onClose }: CalendarDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.events_calendar_title()}
      description={text}
      size="sm"
    >
      <CalendarWays address={address} />
    </Dialog>
  );
}

/** The address itself, and what one does with it. */
export function CalendarWays({ address }: { address: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="rounded-sm bg-muted px-3 py-2 font-mono text-sm [overflow-wrap:anywhere]">{address}</p>
      <div className="flex flex-wrap gap-2.5">
        <a href={address.replace(/^https?:/, "webcal:")} className={buttonStyles({ size: "sm" })}>
          <CalendarPlus aria-hidden />
          {m.events_calendar_open()}
        </a>
        <CopyButton text={address} label={m.events_calendar_copy()} />
        <a href={address} download="events.ics" className={buttonStyles({ variant: "ghost", size: "sm" })}>
          <Download aria-hidden />
          {m.events_calendar_file()}
        </a>
      </div>
      <p className="text-sm text-muted-foreground">{m.events_calendar_how()}</p>
    </div>
  );
}
