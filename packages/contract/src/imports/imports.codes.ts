import type { Codes } from "../core/codes.ts";

export const importsCodes = {
  errors: {
    "import.not_found": 404,
    /** What is wanted does not fit the state that it is in. */
    "import.state": 409,
    "import.undo_expired": 409,
    /** Someone changed it since it was read. */
    "import.overtaken": 409,
    "import.name_unmapped": 422,
    "import.too_large": 413,
    "import.not_a_table": 422,
    "import.old_spreadsheet": 422,
    "import.damaged": 422,
    "import.unpacks_too_large": 422,
    "import.no_rows": 422,
    "import.too_many_rows": 422,
    "import.too_many_columns": 422,
    "import.no_list": 422,
    /** A calendar holds events, and nothing else is imported from it. */
    "import.calendar_of_events": 422,
    "import.calendar_damaged": 422,
    "import.calendar_cut": 422,
    "import.calendar_long_line": 422,
    "import.calendar_empty": 422,
  },
  auditActions: ["import.started", "import.published", "import.undone", "import.discarded"],
  auditEntities: ["import"],
  queues: ["imports.work"],
} as const satisfies Codes;
