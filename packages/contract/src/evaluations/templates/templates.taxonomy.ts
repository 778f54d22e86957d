/** How large an evaluation template may be. */
export const TEMPLATE_MAX = {
  criteria: 40,
  title: 200,
  label: 200,
  help: 1000,
  weight: 100,
  scale: 10,
  anchors: 11,
} as const;

export const TEMPLATE_STATES = ["active", "archived"] as const;
