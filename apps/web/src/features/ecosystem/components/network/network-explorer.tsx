import { UNNAMED_INVESTOR } from "@kerkis/contract/investors/unnamed.texts.ts";
import { localized } from "#shared/i18n/localized.ts";
import type { Network } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { Keyboard } from "lucide-react";
import { useMemo } from "react";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { ChartFrame } from "#shared/ui/charts/chart-frame.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Combobox } from "#shared/ui/pickers/combobox.tsx";
import { mostConnected, networkPlan, onStage, type NetworkNode, type NodeKind } from "../../model/network-geometry.ts";
import { NetworkDrawing } from "./network-drawing.tsx";
import { NetworkPanel } from "./network-panel.tsx";

/** What a node is called; investors may have no name of their own. */
const nameOf = ({ kind, name }: NetworkNode) => name || (kind === "investor" ? localized(UNNAMED_INVESTOR) : name);

/** The network: its drawing, whoever stands on its stage, and the same as a table. */
export function NetworkExplorer({ network, who }: { network: Network; who: string | undefined }) {
  const navigate = useNavigate({ from: "/ecosystem" });
  const plan = useMemo(() => networkPlan(network), [network]);
  const nodes = plan.nodes.map((node) => Object.assign({}, node, { name: nameOf(node) }));
  const chosen = onStage(nodes, who);
  const choose = (id: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, who: id }), resetScroll: false, replace: true });
  const kinds: Record<NodeKind, string> = {
    organization: m.ecosystem_kind_organization(),
    startup: m.ecosystem_kind_startup(),
    investor: m.ecosystem_kind_investor(),
  };
  const options = nodes.map(({ id, name, kind }) => ({ value: id, label: name, hint: kinds[kind] }));
  const named = (places: readonly number[], kind: NodeKind) =>
    places.flatMap((place) => (nodes[place]?.kind === kind ? [nodes[place].name] : []));
  const rows = nodes
    .filter(({ kind }) => kind === "startup")
    // Those with supporters first: of thousands most have none.
    .toSorted((one, other) => other.linked.length - one.linked.length)
    .map(({ id, name, linked }) => ({
      key: id,
      name,
      values: [
        formatList(named(linked, "organization")),
        formatList(named(linked, "investor")) || m.ecosystem_nobody_yet(),
      ],
    }));
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      <ChartFrame
        label={m.ecosystem_network()}
        legend={<Kinds nodes={nodes} chosen={chosen} onChoose={choose} />}
        table={{ columns: [kinds.startup, kinds.organization, m.ecosystem_backed_by()], rows }}
      >
        <NetworkDrawing plan={{ ...plan, nodes }} chosen={chosen} onChoose={choose} />
        <p className="flex items-center gap-2 text-sm text-muted-foreground max-lg:hidden">
          <Keyboard aria-hidden className="size-4 shrink-0" />
          {m.ecosystem_network_keys()}
        </p>
      </ChartFrame>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Combobox
          label={m.ecosystem_network_pick()}
          placeholder={m.ecosystem_network_pick()}
          options={options}
          value={chosen === null ? null : (nodes[chosen]?.id ?? null)}
          onValueChange={(id) => choose(id ?? undefined)}
          clearable={false}
        />
        {chosen !== null && <NetworkPanel key={chosen} nodes={nodes} chosen={chosen} kinds={kinds} onChoose={choose} />}
      </div>
    </div>
  );
}

interface KindsProps {
  nodes: readonly NetworkNode[];
  chosen: number | null;
  onChoose: (id: string | undefined) => void;
}

/** The kinds with their colours: one puts the most connected of it on the stage. */
function Kinds({ nodes, chosen, onChoose }: KindsProps) {
  const parts: { kind: NodeKind; label: string; color?: string }[] = [
    { kind: "organization", label: m.ecosystem_kind_organizations() },
    { kind: "startup", label: m.ecosystem_kind_startups(), color: "var(--seat)" },
    { kind: "investor", label: m.ecosystem_kind_investors(), color: "var(--investor)" },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div role="group" aria-label={m.ecosystem_network_kind()} className="flex flex-wrap gap-2">
        {parts.map(({ kind, label, color }) => {
          const first = nodes[mostConnected(nodes, kind) ?? -1];
          return (
            first && (
              <FilterChip
                key={kind}
                pressed={chosen !== null && nodes[chosen]?.kind === kind}
                onPressedChange={() => onChoose(first.id)}
              >
                {color && <i aria-hidden className="size-2.5 rounded-full" style={{ background: color }} />}
                {label}
              </FilterChip>
            )
          );
        })}
      </div>
      <p className="flex items-center gap-2 text-[0.9375rem] text-muted-foreground">
        <i aria-hidden className="size-2.5 rounded-full bg-accent" />
        {m.ecosystem_connected()}
      </p>
    </div>
  );
}
