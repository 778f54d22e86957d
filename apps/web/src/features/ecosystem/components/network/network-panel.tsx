import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card } from "#shared/ui/layout/card.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { NetworkNode, NodeKind } from "../../model/network-geometry.ts";

const SHOWN = 8;

interface NetworkPanelProps {
  nodes: readonly NetworkNode[];
  chosen: number;
  kinds: Record<NodeKind, string>;
  onChoose: (id: string) => void;
}

/** Who stands on the stage, and whom they are connected with. */
export function NetworkPanel({ nodes, chosen, kinds, onChoose }: NetworkPanelProps) {
  const [isWhole, setWhole] = useState(false);
  const stage = nodes[chosen];
  if (!stage) return null;
  const connected = stage.linked
    .flatMap((place) => nodes[place] ?? [])
    .toSorted((one, other) => other.linked.length - one.linked.length);
  const shown = isWhole ? connected : connected.slice(0, SHOWN);
  const more = connected.length - shown.length;
  return (
    <Card className="min-w-0 overflow-hidden">
      <div className="flex items-center gap-3.5 p-5">
        <Mark seed={stage.id} src={stage.logo_url} size={44} />
        <div className="min-w-0">
          <h3 className="leading-snug font-semibold [overflow-wrap:anywhere]">
            <Link to={stage.page} className={linkStyles({ className: "inline-flex items-center gap-1.5" })}>
              {stage.name}
              <ArrowRight aria-hidden className="size-4 shrink-0" />
            </Link>
          </h3>
          <p className="text-sm text-muted-foreground">
            {kinds[stage.kind]} ·{" "}
            {m.ecosystem_connections({ count: connected.length, shown: formatNumber(connected.length) })}
          </p>
        </div>
      </div>
      <ul className="border-t border-border">
        {shown.map(({ id, kind, name, logo_url }) => (
          <li key={id} className="not-first:border-t not-first:border-border">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-12 w-full items-center gap-3 px-5 py-2 text-left transition-colors duration-150 hover:bg-muted"
            >
              <Mark seed={id} src={logo_url} size={28} />
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              <span className="shrink-0 text-sm text-muted-foreground">{kinds[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-border p-3">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {m.ecosystem_more_connected({ count: formatNumber(more) })}
          </Button>
        </p>
      )}
    </Card>
  );
}
