import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const audienceEn: GuideChapter = {
  key: "audience",
  title: "For investors, mentors and the public sector",
  lead: "How to read the registry and follow an ecosystem.",
  sections: [
    {
      id: "registry",
      title: "The registry",
      text: [
        "The [registry](/startups) holds active and verified startups only. Filter by industry, stage, place and organization. The page's address keeps the filters, so you can share it as it is.",
        "On each profile the verified badge says what was verified and when.",
      ],
    },
    {
      id: "figures",
      title: "Figures",
      text: [
        "The [dashboard](/dashboard) shows how many startups there are, how many joined lately and how they spread over industries and regions.",
        "For the public sector, and for everyone not signed in, counts below five are withheld, so that nobody is revealed. Where a single count would stay hidden, the next one is hidden too, so that subtraction does not give it away.",
      ],
    },
    {
      id: "opportunities",
      title: "Investment opportunities",
      text: [
        "Investors begin at [investment opportunities](/investment-opportunities). Switch organization and the list follows.",
      ],
    },
  ],
};
