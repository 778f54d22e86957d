import { m } from "#messages";
import type { Feature } from "#shared/routing/feature.ts";

export const assistantFeature = {
  name: "assistant",
  loadRoutes: () => import("./assistant.routes.tsx"),
  pages: [
    {
      path: "/chat-assistant",
      crumb: m.shell_side_assistant,
      sidebar: { group: "features", position: 30, label: m.shell_side_assistant, icon: "Bot", page: "chat-assistant" },
    },
  ],
} as const satisfies Feature;
