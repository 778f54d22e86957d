import {
  CONTRASTS,
  DEFAULT_DISPLAY,
  DENSITIES,
  type Display,
  MOTIONS,
  TEXT_SIZES,
  type Theme,
  THEMES,
  writeDisplay,
} from "@kerkis/contract/core/happenings/rendering.ts";
import { RotateCcw } from "lucide-react";
import { m } from "#messages";
import { chooseDisplay, useDisplay } from "#shared/theme/display.ts";
import { chooseTheme, useTheme } from "#shared/theme/theme.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { DisplayPreview } from "./display-preview.tsx";

const THEME_NAMES: Record<Theme, () => string> = {
  light: m.shell_theme_light,
  dark: m.shell_theme_dark,
  system: m.shell_theme_system,
};

const TEXT_NAMES: Record<Display["textSize"], () => string> = {
  normal: m.account_display_text_normal,
  large: m.account_display_text_large,
  larger: m.account_display_text_larger,
  largest: m.account_display_text_largest,
};
const DENSITY_NAMES: Record<Display["density"], () => string> = {
  comfortable: m.account_display_density_comfortable,
  compact: m.account_display_density_compact,
};
const CONTRAST_NAMES: Record<Display["contrast"], () => string> = {
  normal: m.account_display_contrast_normal,
  more: m.account_display_contrast_more,
};
const MOTION_NAMES: Record<Display["motion"], () => string> = {
  system: m.account_display_motion_system,
  reduce: m.account_display_motion_reduce,
};

/**
 * Theme, text size, density, contrast, motion (completions 1): each choice shows at once, on this device.
 * @param isAlone the page around it has the title already
 */
export function DisplaySettings({ isAlone = false }: { isAlone?: boolean }) {
  const theme = useTheme();
  const display = useDisplay();
  const isDefault = theme === "system" && writeDisplay(display) === "";
  function reset() {
    chooseTheme("system");
    chooseDisplay(DEFAULT_DISPLAY);
    toast.success(m.account_display_reset_done());
  }
  return (
    <Card>
      {!isAlone && (
        <CardHeader>
          <div className="min-w-0">
            <CardTitle>{m.account_display_title()}</CardTitle>
            <p className="mt-1 max-w-[42rem] text-pretty text-muted-foreground">{m.account_display_lead()}</p>
          </div>
        </CardHeader>
      )}
      <CardBody className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-6">
          <ChoiceRow
            label={m.account_display_theme()}
            value={theme}
            values={THEMES}
            names={THEME_NAMES}
            onChange={chooseTheme}
          />
          <ChoiceRow
            label={m.account_display_text()}
            value={display.textSize}
            values={TEXT_SIZES}
            names={TEXT_NAMES}
            isSized
            onChange={(textSize) => chooseDisplay({ ...display, textSize })}
          />
          <ChoiceRow
            label={m.account_display_density()}
            hint={m.account_display_density_hint()}
            value={display.density}
            values={DENSITIES}
            names={DENSITY_NAMES}
            onChange={(density) => chooseDisplay({ ...display, density })}
          />
          <ChoiceRow
            label={m.account_display_contrast()}
            hint={m.account_display_contrast_hint()}
            value={display.contrast}
            values={CONTRASTS}
            names={CONTRAST_NAMES}
            onChange={(contrast) => chooseDisplay({ ...display, contrast })}
          />
          <ChoiceRow
            label={m.account_display_motion()}
            value={display.motion}
            values={MOTIONS}
            names={MOTION_NAMES}
            onChange={(motion) => chooseDisplay({ ...display, motion })}
          />
          <Button variant="outline" className="justify-self-start" disabled={isDefault} onClick={reset}>
            <RotateCcw />
            {m.account_display_reset()}
          </Button>
        </div>
        <DisplayPreview />
      </CardBody>
    </Card>
  );
}
