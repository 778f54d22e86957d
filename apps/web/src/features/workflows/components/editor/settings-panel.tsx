import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import type { SettingName } from "../../model/step-sentences.ts";
import { focusSetting } from "../settings/setting-fields.tsx";
import { StepSettings } from "../settings/step-settings.tsx";

/** A setting that one wants to go to; the first one where none is named. */
export interface WantedSetting {
  setting: SettingName | null;
  language?: Language | undefined;
}

interface SettingsPanelProps {
  /** The step that is chosen; null while none is. */
  step: ComponentProps<typeof StepSettings> | null;
  wanted: WantedSetting | null;
  onThere: () => void;
}

/** The settings of the step that is chosen; the focus goes to the one that was asked for. */
export function SettingsPanel({ step, wanted, onThere }: SettingsPanelProps) {
  const arrive = useEffectEvent(() => {
    if (!wanted) return;
    focusSetting(wanted.setting, wanted.language);
    onThere();
  });
  useEffect(() => {
    if (!wanted) return undefined;
    // After a sheet that opens has put the focus where it wants it.
    const timer = setTimeout(() => arrive());
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <div data-settings>
      {step ? (
        <StepSettings key={step.node.id} {...step} />
      ) : (
        <div className="p-5">
          <CardTitle className="mb-2">{m.workflows_settings_none()}</CardTitle>
          <p className="text-muted-foreground">{m.workflows_settings_none_text()}</p>
        </div>
      )}
    </div>
  );
}

/** The same in a sheet, where the screen has no room beside the graph. */
export function SettingsSheet({ onClose, ...props }: SettingsPanelProps & { onClose: () => void }) {
  return (
    <Sheet
      open={props.step !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.workflows_step_settings()}
      hideTitle
      className="w-[26rem] pb-6"
    >
      <div className="pt-8">
        <SettingsPanel {...props} />
      </div>
    </Sheet>
  );
}
