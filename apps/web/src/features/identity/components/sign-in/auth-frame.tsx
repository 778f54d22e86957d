import type { ReactNode } from "react";
import { m } from "#messages";
import { Theatre } from "#shared/ui/theatre/theatre.tsx";
import { ROLE_TONES, type RoleTone } from "#shared/ui/marks/tone.ts";
import { RoleDot } from "../role-dot.tsx";

const SEATS: Record<RoleTone, () => string> = {
  founder: m.identity_seats_founder,
  investor: m.identity_seats_investor,
  evaluator: m.identity_seats_evaluator,
  mentor: m.identity_seats_mentor,
  public: m.identity_seats_public,
};

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** The line on the stage, seen from 1024 px up. */
  stage: string;
  children?: ReactNode;
}

/** The pages around signing in: the form on paper, beside it the theatre on a dark stage. */
export function AuthFrame({ title, lead, stage, children }: AuthFrameProps) {
  return (
    <div className="container-x grid items-start gap-x-[clamp(2.5rem,6vw,6rem)] pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:pb-10">
      <div className="mx-auto flex w-full max-w-[28.5rem] flex-col justify-center pt-6 sm:pt-12 lg:min-h-[min(44rem,calc(100svh-7.5rem))] lg:py-10">
        <h1 className="display text-[clamp(2.25rem,4.2vw,3rem)] leading-[1.08]">{title}</h1>
        {lead && <div className="mt-3 text-[1.0625rem] text-pretty text-muted-foreground">{lead}</div>}
        <div className="mt-8 grid gap-5">{children}</div>
      </div>
      <Stage line={stage} />
    </div>
  );
}

function Stage({ line }: { line: string }) {
  return (
    <aside
      aria-hidden
      className="relative isolate overflow-hidden rounded-2xl bg-stage text-stage-foreground max-lg:hidden lg:sticky lg:top-6 lg:h-[min(56rem,calc(100svh-7.5rem))] lg:min-h-[36rem]"
    >
      <div className="dark">
        <Theatre className="absolute -bottom-[14%] left-1/2 -z-10 w-[62rem] max-w-none -translate-x-1/2 [--seat:oklch(1_0_0/0.22)] [mask-image:linear-gradient(to_bottom,transparent_6%,#000_48%,#000_62%,transparent_74%)]" />
      </div>
      <p className="display px-[clamp(2rem,3.5vw,3.5rem)] pt-[clamp(2rem,3.5vw,3.5rem)] text-[clamp(2.25rem,3.9vw,3.5rem)] leading-[1.06]">
        {line}
      </p>
      <ul className="dark absolute inset-x-0 bottom-0 flex flex-wrap gap-x-5 gap-y-1 px-[clamp(2rem,3.5vw,3.5rem)] pb-[clamp(1.75rem,2.8vw,2.5rem)] text-[0.9375rem] text-stage-muted">
        {ROLE_TONES.map((tone) => (
          <li key={tone} className="flex items-center gap-2">
            <RoleDot role={tone} />
            {SEATS[tone]()}
          </li>
        ))}
      </ul>
    </aside>
  );
}
