import { momentText } from "@kerkis/contract/core/time/moment.texts.ts";
import type { MailReader } from "#platform/happenings/announce.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { greetingTo } from "#platform/mail/mail.words.ts";
import type { EventRecord } from "../events.repo.ts";

/** What someone who has a seat is mailed: when, where, and the way to the ticket. */
export const ticketMail =
  ({ title, start_date, timezone, venue, address, city, online_url }: EventRecord) =>
  ({ firstName, language, url }: MailReader): MailContent => {
    const when = momentText(start_date, timezone, language);
    const where = [venue, address, city].filter(Boolean).join(", ") || online_url || "";
    return {
      el: {
        subject: `Έχετε θέση: ${title}`,
        greeting: greetingTo.el(firstName),
        paragraphs: [
          `Η θέση σας στην εκδήλωση «${title}» κρατήθηκε.`,
          `${when} (ώρα ${timezone})`,
          where,
          "Το εισιτήριό σας, με τον κωδικό που θα δείξετε στην είσοδο, ανοίγει και χωρίς δίκτυο. Αν δεν θα έρθετε, δώστε τη θέση σας στον επόμενο.",
        ],
        action: { label: "Το εισιτήριό μου", url },
      },
      en: {
        subject: `You have a seat: ${title}`,
        greeting: greetingTo.en(firstName),
        paragraphs: [
          `Your seat at ${title} is kept.`,
          `${when} (time of ${timezone})`,
          where,
          "Your ticket, with the code to show at the door, opens without a network too. If you cannot come, give your seat to the next in line.",
        ],
        action: { label: "My ticket", url },
      },
    }[language];
  };
