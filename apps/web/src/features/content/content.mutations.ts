import type { ContactInput } from "@kerkis/contract/admin/contact/contact.schema.ts";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";

export function useSendContact() {
  return useCommand({ mutationFn: (input: ContactInput) => api.admin.sendContact(input) });
}
