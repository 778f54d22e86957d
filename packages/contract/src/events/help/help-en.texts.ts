import type { HelpGroup } from "../../content/content.schema.ts";

export const eventsHelpEn: HelpGroup = {
  key: "events",
  title: "Events",
  articles: [
    {
      id: "event-seat",
      question: "How do I take a seat at an event?",
      answer: [
        "Open the event from [Events](/events) and choose “Take a seat”. Your ticket, with its QR code, comes by email and is in [My tickets](/events/tickets). Once you have opened it there, it also opens offline.",
      ],
    },
    {
      id: "event-waiting-list",
      question: "All seats are taken. What happens on the waiting list?",
      answer: [
        "The order is strictly by time of registration. The event's page shows how many are ahead of you and behind you. When a seat is free it is held for the next person for 12 hours; if they do not accept it in that time, it goes to the next in line.",
      ],
    },
    {
      id: "event-calendar",
      question: "How do events get into my calendar?",
      answer: [
        "- One event: “Add to calendar” on its page.",
        "- All events, or those of the filters you chose: “In your calendar” in [Events](/events) gives an address that keeps your calendar up to date.",
        "- Your own events: [My tickets](/events/tickets) has a secret address only for you. If it gets into other hands, create a new one; the old one stops working.",
      ],
    },
    {
      id: "event-time",
      question: "Which time zone are event times in?",
      answer: [
        "The event's own. If your clock shows something else, your own time is shown beside it, and your calendar shows the right hour.",
      ],
    },
    {
      id: "event-run",
      question: "How do I set up an event?",
      answer: [
        "With the right to manage events in your organization, draft it in [New event](/events/new): when and where, seats, programme, speakers and startups on stage. Only those who run events see a draft. Once it is published, everyone who registered is notified automatically when its time or place changes or it is cancelled.",
      ],
    },
    {
      id: "event-pitches",
      question: "How does a demo day work?",
      answer: [
        "In the event's form choose the startups in their order, when the pitches begin, how many minutes each has, and who is on the jury. The page and the programme show everyone's hour.",
        "Investors who have a seat mark which startups interest them, from the hour the event begins until seven days after it ends, and can take it back at any time. Those who run a startup see who is interested in it; the organizers see only how many, in the report.",
      ],
    },
    {
      id: "event-import",
      question: "Can I import the events I already have?",
      answer: [
        "Yes: “Import events” in [the events you run](/events/manage) reads a calendar (.ics) or a table (CSV, Excel, JSON). You see what will be imported and what will not before anything is saved, events are imported as drafts, and the whole import can be undone for 30 days. A series is imported as single events; one without an end is named and left out.",
      ],
    },
    {
      id: "event-door",
      question: "How do I let people in at the door?",
      answer: [
        "“At the door” on the event's page scans tickets with the phone's camera and finds people by name. Several phones can work at once, also offline: each ticket works once, and what was recorded is sent when the connection is back. “Attendees” shows who came and exports the list.",
      ],
    },
  ],
};
