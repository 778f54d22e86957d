import { calendarsContract } from "./calendars/calendars.contract.ts";
import { cohostsContract } from "./cohosts/cohosts.contract.ts";
import { doorContract } from "./door/door.contract.ts";
import { editingContract } from "./editing/editing.contract.ts";
import { eventsContract } from "./events.contract.ts";
import { interestContract } from "./interest/interest.contract.ts";
import { reportContract } from "./report/report.contract.ts";
import { registrationsContract } from "./registrations/registrations.contract.ts";

/** All endpoints of the module. */
export const events = {
  ...eventsContract,
  ...editingContract,
  ...registrationsContract,
  ...doorContract,
  ...calendarsContract,
  ...cohostsContract,
  ...reportContract,
  ...interestContract,
};
