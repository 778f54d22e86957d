import { wallTime } from "@kerkis/contract/core/time/zone.ts";
import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { localized } from "#shared/i18n/localized.ts";
import { useNow } from "#shared/i18n/now.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { GroupAnswers } from "../../model/part-fields.ts";
import { programmesQueries } from "../../programmes.queries.ts";

const loadBand = async () => (await import("./calendar-band.tsx")).CalendarBand;

interface DatesBandProps {
  form: UseFormReturn<GroupAnswers, unknown, GroupAnswers>;
  challengeId: string;
  /** When it was closed before its end, ISO 8601; null where it was not. */
  closedAt: string | null;
  isFixed: boolean;
}

/** The dates as they are typed, on the calendar. */
export function DatesBand({ form, challengeId, closedAt, isFixed }: DatesBandProps) {
  const { data: rounds = [] } = useQuery(programmesQueries.rounds(challengeId));
  const now = useNow();
  const [opens = "", closes = "", grace, decisionDays, zone = ""] = useWatch({
    control: form.control,
    name: ["opens_local", "closes_local", "grace_minutes", "decision_days", "timezone"],
  });
  if (now === null) return null;
  const timezone = zone || "UTC";
  const dayIn = (moment: string) => wallTime(moment, timezone).slice(0, 10);
  const days = {
    opens: opens.slice(0, 10),
    closes: closes.slice(0, 10),
    closed: closedAt && dayIn(closedAt),
    decisionDays: decisionDays ?? null,
    rounds: rounds.flatMap(({ id, title, deadline }) =>
      deadline === null ? [] : [{ id, title: localized(title), deadline: dayIn(deadline) }],
    ),
    today: dayIn(new Date(now).toISOString()),
  };
  return (
    <Loaded
      load={loadBand}
      props={{
        days,
        hasGrace: (grace ?? 0) > 0,
        onEnd: isFixed
          ? null
          : (day: string) =>
              form.setValue("closes_local", day + closes.slice(10), { shouldDirty: true, shouldValidate: true }),
      }}
    />
  );
}
