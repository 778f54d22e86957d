import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { SETTINGS_SECTIONS, type SettingsSection } from "../model/settings-sections.ts";
import { SECTION_NAMES, sectionGroups } from "./sections.ts";

interface SettingsNavProps {
  shown: SettingsSection;
  isSignedIn: boolean;
}

/** The sections: links at the side, the device's own list on phones. */
export function SettingsNav({ shown, isSignedIn }: SettingsNavProps) {
  const groups = sectionGroups(isSignedIn);
  const navigate = useNavigate();
  const go = (value: string) => {
    const section = SETTINGS_SECTIONS.find((known) => known === value);
    if (section) void navigate({ to: "/settings", search: { section }, resetScroll: false });
  };
  return (
    <>
      <nav aria-label={m.account_settings_nav()} className="grid gap-5 max-lg:hidden">
        {groups.map(({ label, sections }) => (
          <div key={label()}>
            <p className="eyebrow px-3">{label()}</p>
            <ul className="mt-1">
              {sections.map((section) => (
                <li key={section}>
                  <Link
                    to="/settings"
                    search={{ section }}
                    resetScroll={false}
                    aria-current={section === shown ? "page" : undefined}
                    className={cn(
                      "flex min-h-10 items-center rounded-md px-3 text-[0.9375rem] text-foreground/85 transition-colors duration-150 hover:bg-muted hover:text-foreground",
                      section === shown && "bg-primary-soft font-semibold text-primary hover:bg-primary-soft",
                      section === "delete" && section !== shown && "text-danger hover:text-danger",
                    )}
                  >
                    {SECTION_NAMES[section]()}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <label className="relative block lg:hidden">
        <span className="mb-1.5 block text-[0.9375rem] font-semibold">{m.account_settings_section()}</span>
        <select
          className="control appearance-none truncate pr-10"
          value={shown}
          onChange={(event) => go(event.target.value)}
        >
          {groups.map(({ label, sections }) => (
            <optgroup key={label()} label={label()}>
              {sections.map((section) => (
                <option key={section} value={section}>
                  {SECTION_NAMES[section]()}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute right-3.5 bottom-[calc(var(--control-height)/2)] size-4 translate-y-1/2 text-muted-foreground"
        />
      </label>
    </>
  );
}
