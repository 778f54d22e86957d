import { BadgeCheck, Search } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";

/** How things look with these settings: the page itself changes too, this piece stays beside the choices. */
export function DisplayPreview() {
  return (
    <figure className="min-w-0 rounded-lg bg-muted p-4 xl:sticky xl:top-24">
      <figcaption className="eyebrow mb-3">{m.account_display_preview()}</figcaption>
      {/* A picture of the interface: nothing in it can be operated. */}
      <div aria-hidden className="grid gap-4">
        <span className="control flex items-center gap-2.5 text-muted-foreground">
          <Search className="size-4 shrink-0" />
          {m.account_display_sample_field()}
        </span>
        <div className="rounded-lg bg-surface p-4 shadow-sm">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Mark seed="thalassa" size={44} />
            <Badge tone="success">
              <BadgeCheck />
              {m.account_display_sample_badge()}
            </Badge>
          </div>
          <p className="display mt-3 text-xl leading-tight">{m.account_display_sample_title()}</p>
          <p className="mt-1 text-[0.9375rem] text-pretty text-muted-foreground">{m.account_display_sample_text()}</p>
          <span className={buttonStyles({ className: "mt-4" })}>{m.account_display_sample_action()}</span>
        </div>
      </div>
    </figure>
  );
}
