import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const organizationEn: GuideChapter = {
  key: "organization",
  title: "For owners and admins",
  lead: "Your organization's space, its members and what they may do.",
  sections: [
    {
      id: "profile",
      title: "Profile and branding",
      text: [
        "The [organization settings](/organization-settings) hold name, description, website, location, logo and colours. Colours are corrected where needed, so that text is always readable.",
      ],
    },
    {
      id: "members",
      title: "Members and invitations",
      text: [
        "In [user management](/admin/users) you search members, change roles, of one or of many at once, and send invitations. The [admin dashboard](/admin) shows the organization's health at a glance.",
      ],
    },
    {
      id: "permissions",
      title: "Who sees which page",
      text: [
        "In [system settings](/admin/system) the permission table has a row for each page and a column for each role. What you leave follows the defaults. Every change is logged, and you can ask why someone sees or does not see a thing.",
      ],
    },
    {
      id: "end",
      title: "Pause, transfer, delete",
      text: [
        "An inactive organization is hidden from the public and opens again whenever you like. Ownership is transferred to another member. Deleting asks for the organization's name and can be undone for 30 days.",
      ],
    },
  ],
};
