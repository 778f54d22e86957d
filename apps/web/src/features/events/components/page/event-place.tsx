import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { Navigation, Video } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { directionsTo } from "../../model/place-text.ts";

/** How one gets there: the address with the way to it, and for those who have a seat the way in online. */
export function EventPlace({ event }: { event: Event }) {
  const { venue, address, city, access_note, online_url, is_online } = event;
  const lines = [venue, [address, city].filter(Boolean).join(", ")].filter(Boolean);
  if (lines.length === 0 && !is_online) return null;
  return (
    <section aria-labelledby="event-place">
      <h2 id="event-place" className="display text-[1.75rem] leading-tight">
        {m.events_place()}
      </h2>
      {lines.length > 0 && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-border-strong pt-4">
          <address className="min-w-0 not-italic [overflow-wrap:anywhere]">
            {lines.map((line) => (
              <span key={line} className="block first:font-medium">
                {line}
              </span>
            ))}
            {access_note && <span className="mt-1.5 block text-[0.9375rem] text-muted-foreground">{access_note}</span>}
          </address>
          <a
            href={directionsTo([venue, address, city])}
            target="_blank"
            rel="noopener noreferrer"
            className={linkStyles({ kind: "standalone" })}
          >
            <Navigation aria-hidden />
            {m.events_directions()}
            <span className="sr-only">{m.events_opens_new_tab()}</span>
          </a>
        </div>
      )}
      {is_online && (
        <div className="mt-4 border-t border-border pt-4">
          {online_url ? (
            <a
              href={online_url}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={buttonStyles({ variant: "outline", className: "max-w-full min-w-0" })}
            >
              <Video aria-hidden />
              <span className="truncate">{m.events_join_online()}</span>
              <span className="sr-only">{m.events_opens_new_tab()}</span>
            </a>
          ) : (
            <p className="flex items-center gap-2.5 text-[0.9375rem] text-muted-foreground">
              <Video aria-hidden className="size-4.5 shrink-0" />
              {m.events_online_for_registered()}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
