import type { OrganizationOverview } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import { m } from "#messages";
import { useNow } from "#shared/i18n/now.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { attentionOf } from "../../model/attention.ts";

interface AttentionProps {
  overview: OrganizationOverview;
  /** When it was answered: the present moment on the server, and while its HTML comes alive. */
  answeredAt: number;
}

/** What needs someone's attention, each line a link to where it is done. */
export function Attention({ overview, answeredAt }: AttentionProps) {
  const now = useNow();
  const matters = attentionOf(overview, now ?? answeredAt);
  return (
    <Card className="pb-3">
      <CardHeader className="pb-3">
        <CardTitle>{m.admin_attention()}</CardTitle>
      </CardHeader>
      {matters.length === 0 ? (
        <p className="flex items-center gap-3 px-5 pb-3 text-muted-foreground sm:px-6">
          <Check aria-hidden className="size-5 shrink-0 text-success" />
          {m.admin_attention_none()}
        </p>
      ) : (
        <ul>
          {matters.map(({ key, text, to, search, isUrgent }) => (
            <li
              key={key}
              className="relative flex min-h-12 items-center gap-3 border-t border-border px-5 py-3 sm:px-6"
            >
              <span aria-hidden className={cn("size-2 shrink-0 rounded-full", isUrgent ? "bg-danger" : "bg-accent")} />
              <Link to={to} search={search} className={linkStyles({ kind: "cover", className: "min-w-0 flex-1" })}>
                {text}
              </Link>
              <ArrowRight aria-hidden size={16} className="shrink-0 text-muted-foreground max-sm:hidden" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
