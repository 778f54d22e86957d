import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { m } from "#messages";
import { suggestedQuestions } from "../model/suggested-questions.ts";

interface ChatWelcomeProps {
  session: Session;
  isBlocked: boolean;
  onAsk: (question: string) => void;
}

/** Before the first message: what the assistant is for, and questions to begin with. */
export function ChatWelcome({ session, isBlocked, onAsk }: ChatWelcomeProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-y-auto overscroll-contain p-4">
      <div>
        <p className="display text-2xl leading-tight">{m.assistant_greeting()}</p>
        <p className="mt-2 text-pretty text-muted-foreground">{m.assistant_greeting_text()}</p>
      </div>
      <ul className="grid gap-2">
        {suggestedQuestions(session).map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={isBlocked}
              onClick={() => onAsk(question)}
              className="min-h-11 w-full rounded-md bg-muted px-3.5 py-2 text-left text-[0.9375rem] font-medium transition-colors duration-150 hover:bg-muted-2 disabled:opacity-55"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
