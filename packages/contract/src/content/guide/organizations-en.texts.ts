import type { HelpGroup } from "../content.schema.ts";

export const organizationsHelpEn: HelpGroup = {
  key: "organizations",
  title: "Organizations and members",
  articles: [
    {
      id: "create-organization",
      question: "How do I create an organization?",
      answer: [
        "In the [organization settings](/organization-settings) give its name, a description and its owner's email. The owner must have an account already. The organization's address is made from its name.",
      ],
    },
    {
      id: "invitations",
      question: "How do I invite members?",
      answer: [
        "In [user management](/admin/users) type an email, paste many at once or upload a CSV file, and choose a role. An invitation is valid for seven days. You can send it again or revoke it.",
        "Whoever opens it without an account signs up first and becomes a member right after.",
      ],
    },
    {
      id: "organization-roles",
      question: "What may each role in an organization do?",
      answer: [
        "- Owner: everything, and deleting the organization.",
        "- Admin: everything except deletion.",
        "- Moderator: invites members, handles applications and sees analytics.",
        "- Member: sees the members and registers startups.",
        "The last owner can neither leave nor change role; ownership is transferred first.",
      ],
    },
    {
      id: "page-permissions",
      question: "Why can't I see a page that my colleague sees?",
      answer: [
        "Pages depend on your role, and on your role in the organization you are working in. First check at the top left that you are in the right one. If you are, ask an admin: [system settings](/admin/system) say which role sees what, and can tell why something is allowed or not.",
      ],
    },
    {
      id: "switch-organization",
      question: "I belong to several organizations. How do I switch?",
      answer: [
        "With the selector at the top of the sidebar. What you see afterwards, applications, members and activity, belongs to the one you chose. Your device remembers it.",
      ],
    },
    {
      id: "delete-organization",
      question: "What happens when an organization is deleted?",
      answer: [
        "Only its owner deletes it, typing its name to confirm. For 30 days it can be restored as it was; then it is erased for good. If you only want a pause, deactivate it in [its settings](/organization-settings).",
      ],
    },
  ],
};
