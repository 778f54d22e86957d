import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSession } from "#shared/permissions/session.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { applicationsQueries } from "../../applications.queries.ts";

const loadVerdicts = async () => (await import("./call-verdicts.tsx")).CallVerdicts;

interface CallCriteriaProps {
  callId: string;
  /** The criteria for whoever has nothing that could be judged, and until the verdicts are here. */
  children: ReactNode;
}

/** Who may apply to a call: for whoever has a startup or a draft there, with the verdict and the value that it rests on. */
export function CallCriteria({ callId, children }: CallCriteriaProps) {
  const isSignedIn = useSession().profile !== null;
  const { data } = useQuery({ ...applicationsQueries.standing(callId), enabled: isSignedIn });
  const eligibility = data?.eligibility;
  return eligibility ? <Loaded load={loadVerdicts} props={{ eligibility }} place={children} /> : children;
}
