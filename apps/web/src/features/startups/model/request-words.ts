import type { RequestKind, RequestState } from "@kerkis/contract/startups/requests/requests.taxonomy.ts";
import { m } from "#messages";

export const REQUEST_KIND_WORDS: Record<RequestKind, () => string> = {
  changed: m.startups_request_kind_changed,
  mistake: m.startups_request_kind_mistake,
  claim: m.startups_request_kind_claim,
};

export const REQUEST_STATE_WORDS: Record<RequestState, () => string> = {
  open: m.startups_request_state_open,
  accepted: m.startups_request_state_accepted,
  declined: m.startups_request_state_declined,
};
