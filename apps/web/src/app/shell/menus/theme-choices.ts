import type { Theme } from "@kerkis/contract/core/happenings/rendering.ts";
import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { m } from "#messages";

/** The themes by name and sign. */
export const THEME_CHOICES: Record<Theme, { icon: LucideIcon; label: () => string }> = {
  light: { icon: Sun, label: m.shell_theme_light },
  dark: { icon: Moon, label: m.shell_theme_dark },
  system: { icon: Monitor, label: m.shell_theme_system },
};
