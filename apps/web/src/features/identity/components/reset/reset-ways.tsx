import type { ResetWay } from "@kerkis/contract/identity/identity.schema.ts";
import { PROVIDER_NAMES } from "@kerkis/contract/identity/security.taxonomy.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";

interface ResetWaysProps {
  ways: readonly ResetWay[];
  /** Ids of those that go with the old password. */
  dropped: readonly string[];
  onChange: (dropped: string[]) => void;
}

/** The ways into an account besides the password; those that someone else may have set up can be dropped (completions 1). */
export function ResetWays({ ways, dropped, onChange }: ResetWaysProps) {
  const foreign = ways.filter(({ removable }) => removable);
  const own = ways.filter(({ removable }) => !removable);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="reset-ways" className="grid gap-4">
      <h2 id="reset-ways" className="font-semibold">
        {m.identity_reset_ways_title()}
      </h2>
      {foreign.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">{m.identity_reset_ways_remove()}</legend>
          <Alert tone="warning" title={m.identity_reset_ways_unknown_title()}>
            {m.identity_reset_ways_unknown_text()}
          </Alert>
          {foreign.map((way) => (
            <Checkbox
              key={way.id}
              checked={dropped.includes(way.id)}
              onCheckedChange={(isDropped) =>
                onChange(isDropped ? [...dropped, way.id] : dropped.filter((id) => id !== way.id))
              }
              label={<span className="wrap-anywhere">{m.identity_reset_ways_remove_one({ way: nameOf(way) })}</span>}
              hint={sinceOf(way)}
            />
          ))}
        </fieldset>
      )}
      {own.length > 0 && (
        <div className="grid gap-2 text-[0.9375rem]">
          <ul className="grid gap-2">
            {own.map((way) => (
              <li key={way.id} className="wrap-anywhere">
                <span className="font-medium">{nameOf(way)}</span>
                <span className="block text-sm text-muted-foreground">{sinceOf(way)}</span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted-foreground">{m.identity_reset_ways_own()}</p>
        </div>
      )}
    </section>
  );
}

function nameOf({ kind, name }: ResetWay): string {
  if (kind === "two_factor") return m.security_two_factor_title();
  if (kind === "passkey") return m.identity_reset_ways_passkey({ name: name || m.security_passkeys_name_default() });
  return m.identity_reset_ways_account({ provider: PROVIDER_NAMES[kind] });
}

const sinceOf = ({ created_at: date }: ResetWay): string =>
  date === null ? m.identity_reset_ways_since_unknown() : m.identity_reset_ways_since({ date: formatDate(date) });
