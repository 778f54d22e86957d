import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";

/** What is applied together, without what there is none of: «1 έγκριση και 5 απορρίψεις μαζί, ή όλες ή καμία.» */
export function consequenceText(approvals: number, rejections: number): string {
  const what = formatList([
    ...(approvals > 0 ? [m.judging_consequence_approvals({ count: approvals })] : []),
    ...(rejections > 0 ? [m.judging_consequence_rejections({ count: rejections })] : []),
  ]);
  return approvals + rejections === 1 ? m.judging_consequence_one({ what }) : m.judging_consequence_verdicts({ what });
}
