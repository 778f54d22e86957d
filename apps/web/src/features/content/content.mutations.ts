import type { ContactInput } from "@kerkis/contract/admin/contact/contact.schema.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export function useSendContact() {
  return useMutation({ mutationFn: (input: ContactInput) => api.admin.sendContact(input) });
}
