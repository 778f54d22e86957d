/** The words of every refusal. They load with the first failed call (error-wording.ts): hardly a page ever needs them. */
import { type ErrorCode, type InKey, inKey } from "@kerkis/contract/codes.ts";
import * as words from "#paraglide/families/error.js";
import { m } from "#messages";

type Params = Record<string, string | number> | undefined;
type Text = (params?: Params) => string;

/** One text per refusal, in the messages of the module that declares it; a code without one does not compile. */
const TEXTS: Readonly<Record<`error_${InKey<ErrorCode>}`, Text>> = words;

/** Refusals that say more when the server told a number, or a name. */
const WITH_MORE: Partial<Record<ErrorCode, Text>> = {
  "request.rate_limited": (params) => tooMany(Number(params?.["minutes"])),
  "import.damaged": (params) =>
    Number(params?.["row"]) > 0
      ? m.error_import_damaged_at({ row: Number(params?.["row"]) })
      : m.error_import_damaged(),
  "import.calendar_damaged": (params) => m.error_import_calendar_damaged_at({ line: Number(params?.["line"]) }),
  "import.calendar_long_line": (params) => m.error_import_calendar_long_line_at({ line: Number(params?.["line"]) }),
  "invitation.quota": (params) =>
    params?.["limit"] === undefined
      ? m.error_invitation_quota()
      : m.error_invitation_quota_limit({ limit: params["limit"] }),
  "workflow.bpmn_unsupported": (params) =>
    params?.["element"] === undefined
      ? m.error_workflow_bpmn_unsupported()
      : m.error_workflow_bpmn_unsupported_element({ element: params["element"] }),
  "workflow.task_taken": (params) =>
    params?.["name"] === undefined
      ? m.error_workflow_task_taken()
      : m.error_workflow_task_taken_by({ name: params["name"] }),
};

/** Too many tries, and when the next one is allowed as far as the server said. */
const tooMany = (minutes: number): string =>
  minutes > 0 ? m.error_request_rate_limited_minutes({ minutes }) : m.error_request_rate_limited();

/** What a refusal's code means, in the person's language: for lists of outcomes too, where one call has many. */
export function codeText(code: string, params?: Params): string {
  const texts: Readonly<Record<string, Text>> = { ...TEXTS, ...WITH_MORE };
  return (texts[code] ?? texts[`error_${inKey(code)}`] ?? m.error_server_unexpected)(params);
}
