import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const superAdminEn: GuideChapter = {
  key: "super-admin",
  title: "For super admins",
  lead: "The whole installation: people, organizations, operation.",
  sections: [
    {
      id: "first",
      title: "The first admin",
      text: [
        "An empty installation prints a one-time link when it starts. Whoever opens it becomes the first super admin. Later ones are made by another super admin.",
      ],
    },
    {
      id: "people",
      title: "People and roles",
      text: [
        "In [System Admin](/system-admin) you decide requests for the evaluator and administrator roles, find people and organizations, and end sessions.",
        "To help someone you can work as them, for at most 60 minutes and with a reason. It is logged, and the person is told.",
      ],
    },
    {
      id: "operation",
      title: "Operation",
      text: [
        "- Browser errors, grouped, and speed measurements.",
        "- Background jobs and outgoing mail.",
        "- Messages from the [contact](/contact) page, with a mark for those answered.",
        "- Feature switches and the audit log, exported as CSV.",
        "Settings such as the mail server and the contact address are given in the server's environment and described in the README.",
      ],
    },
  ],
};
