import type { DossierPart } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { cn } from "#shared/ui/class-names.ts";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";

/** The parts of a dossier with their numbers, the one in sight marked; J and K go through them. */
export function DossierContents({ parts }: { parts: readonly DossierPart[] }) {
  const [here, setHere] = useState(parts[0]?.id);
  useEffect(() => {
    const sections = parts.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      (seen) => {
        const found = seen.find(({ isIntersecting }) => isIntersecting);
        if (found) setHere(parts.find(({ id }) => id === found.target.id)?.id);
      },
      { rootMargin: "-10% 0px -70% 0px" },
    );
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [parts]);
  usePlainKeys((key) => {
    const by = key === "j" ? 1 : key === "k" ? -1 : 0;
    const next = by === 0 ? undefined : parts[parts.findIndex((part) => part.id === here) + by];
    if (!next) return;
    setHere(next.id);
    document.getElementById(next.id)?.scrollIntoView({ block: "start" });
  });
  return (
    <nav aria-label={m.judging_dossier_contents()} className="self-start xl:sticky xl:top-20 print:hidden">
      <h2 className="mb-2 px-3 text-sm text-muted-foreground">{m.judging_dossier_contents()}</h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-0.5 sm:max-xl:grid-cols-2">
        {parts.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === here ? "location" : undefined}
              className={cn(
                "flex min-h-11 items-center gap-3 rounded-md px-3 py-2 hover:bg-muted",
                id === here && "bg-surface font-semibold shadow-sm",
              )}
            >
              <span className="tnum text-muted-foreground">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-2 flex items-center gap-2 px-3 text-sm text-muted-foreground max-xl:hidden pointer-coarse:hidden">
        <KeyHint>J</KeyHint>
        <KeyHint>K</KeyHint>
        {m.judging_dossier_contents_keys()}
      </p>
    </nav>
  );
}
