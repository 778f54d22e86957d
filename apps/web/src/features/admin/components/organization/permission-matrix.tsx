import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import type { PermissionMatrix } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import {
  columnKey,
  columnName,
  PERMISSION_COLUMNS,
  permissionCell,
  type PermissionCell,
} from "../../model/permission-columns.ts";
import { PAGE_NAMES } from "#shared/permissions/page-names.ts";
import { useExistingPages } from "../../hooks/use-existing-pages.ts";
import { PermissionButton } from "./permission-button.tsx";

interface PermissionMatrixProps {
  matrix: PermissionMatrix;
  onCell: (cell: PermissionCell) => void;
}

/** Pages down, roles across; where there is no room for it one role at a time. */
export function PermissionTable({ matrix, onCell }: PermissionMatrixProps) {
  const pages = useExistingPages();
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={m.admin_settings_permissions()}
      className="overflow-x-auto rounded-lg bg-surface shadow-sm @max-4xl:hidden"
    >
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{m.admin_settings_permissions()}</caption>
        <thead className="text-sm text-muted-foreground">
          <tr className="bg-muted">
            <th
              rowSpan={2}
              scope="col"
              className="sticky left-0 z-10 bg-muted px-5 text-left align-bottom font-medium pb-3"
            >
              {m.admin_permission_page()}
            </th>
            <th
              colSpan={ORGANIZATION_ROLES.length}
              scope="colgroup"
              className="px-2 pt-3 text-left font-semibold text-foreground"
            >
              {m.admin_permission_organization_roles()}
            </th>
            <th
              colSpan={PROFILE_ROLES.length}
              scope="colgroup"
              className="border-l border-border px-2 pt-3 text-left font-semibold text-foreground"
            >
              {m.admin_permission_profile_roles()}
            </th>
          </tr>
          <tr className="bg-muted">
            {PERMISSION_COLUMNS.map((column, index) => (
              <th
                key={columnKey(column)}
                scope="col"
                className={`px-1 pt-1.5 pb-3 align-bottom text-[0.8125rem] leading-tight font-medium ${index === ORGANIZATION_ROLES.length ? "border-l border-border" : ""}`}
              >
                <span className="mx-auto block max-w-[6.5rem] text-center">{columnName(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page} className="border-t border-border">
              <th
                scope="row"
                className="sticky left-0 z-10 bg-surface px-5 py-1.5 text-left font-medium whitespace-nowrap"
              >
                {PAGE_NAMES[page]()}
              </th>
              {PERMISSION_COLUMNS.map((column, index) => (
                <td
                  key={columnKey(column)}
                  className={`px-1 py-1.5 text-center ${index === ORGANIZATION_ROLES.length ? "border-l border-border" : ""}`}
                >
                  <PermissionButton
                    cell={permissionCell(matrix.overrides, column, page)}
                    canEdit={matrix.can.edit}
                    onPress={onCell}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PermissionsOfRole({ matrix, onCell }: PermissionMatrixProps) {
  const pages = useExistingPages();
  const [chosen, setChosen] = useState("organization_role:member");
  const column = PERMISSION_COLUMNS.find((known) => columnKey(known) === chosen);
  return (
    <div className="grid gap-4 @4xl:hidden">
      <Field label={m.admin_permission_role()}>
        <NativeSelect
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={PERMISSION_COLUMNS.map((known) => ({
            value: columnKey(known),
            label: `${columnName(known)} · ${known.subject === "organization_role" ? m.admin_permission_in_organization() : m.admin_permission_profile()}`,
          }))}
        />
      </Field>
      <ul className="rounded-lg bg-surface shadow-sm">
        {column &&
          pages.map((page) => (
            <li
              key={page}
              className="flex flex-wrap items-center justify-between gap-x-4 border-border px-4 py-1.5 not-first:border-t"
            >
              <span className="font-medium">{PAGE_NAMES[page]()}</span>
              <PermissionButton
                cell={permissionCell(matrix.overrides, column, page)}
                canEdit={matrix.can.edit}
                onPress={onCell}
                isWide
              />
            </li>
          ))}
      </ul>
    </div>
  );
}
