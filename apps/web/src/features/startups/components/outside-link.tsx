import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { hostOf } from "./web-link.ts";

/** A link out: never followed by search engines on our account, never handed our window. */
export function OutsideLink({ address, children }: { address: string; children?: ReactNode }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={linkStyles({ kind: "standalone", className: "max-w-full" })}
    >
      <span className="truncate">{children ?? hostOf(address)}</span>
      <ExternalLink aria-hidden />
      <span className="sr-only">{m.startups_opens_new_tab()}</span>
    </a>
  );
}
