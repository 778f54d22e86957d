import type { HelpGroup } from "../../content/content.schema.ts";

export const eventsHelpEn: HelpGroup = {
  key: "events",
  title: "Events",
  articles: [
    {
      id: "event-seat",
      question: "How do I take a seat at an event?",
      answer: [
        "Open the event from [Events](/events) and choose “Take a seat”. Your ticket, with its QR code, comes by email and stands in [My tickets](/events/tickets). Once you have opened it, it opens without a network too.",
      ],
    },
    {
      id: "event-waiting-list",
      question: "All seats are taken. What happens on the waiting list?",
      answer: [
        "The order is the time of registering, without exceptions. The event's page says how many wait before and after you. When a seat comes free it is kept for the next person for 12 hours; who does not take it in that time loses it to the one after.",
      ],
    },
    {
      id: "event-calendar",
      question: "How do events get into my calendar?",
      answer: [
        "- One event: “Add to calendar” on its page.",
        "- All events, or those of the filters you chose: “In your calendar” in [Events](/events) gives an address that your calendar follows by itself.",
        "- Your own events: [My tickets](/events/tickets) has a secret address for you alone. If it gets into other hands, make a new one; the one before stops.",
      ],
    },
    {
      id: "event-time",
      question: "Whose clock are the times of an event?",
      answer: [
        "Those of the event's own place. Where your clock shows something else, your own time stands beside it, and your calendar shows the right hour by itself.",
      ],
    },
    {
      id: "event-run",
      question: "How do I set up an event?",
      answer: [
        "With the right to manage events in your organization, draft it in [New event](/events/new): when and where, seats, programme, speakers and startups on stage. Only those who run events see a draft. Once it is published everyone who registered is told by itself when its time or place changes, or when it is called off.",
      ],
    },
    {
      id: "event-import",
      question: "Can I bring in the events that I already have?",
      answer: [
        "Yes: “Import events” in [the events you run](/events/manage) reads a calendar (.ics) or a table (CSV, Excel, JSON). You see what comes in and what does not before anything is written, events come in as drafts, and the whole import can be undone for 30 days. A series comes in as its events one by one; one without an end is named and left out.",
      ],
    },
    {
      id: "event-door",
      question: "How do I let people in at the door?",
      answer: [
        "“At the door” on the event's page scans tickets with the phone's camera and finds people by name. Several phones can work at once, without a network too: each ticket enters once, and what was noted is sent when the network is back. “Attendees” says who came, and gives the list as a file.",
      ],
    },
  ],
};
