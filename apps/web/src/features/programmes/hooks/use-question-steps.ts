import type { Question } from "@kerkis/contract/forms/definition.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import type { Dragged, Edge } from "#shared/forms/dragging/use-dragged-row.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import {
  addQuestion,
  duplicateQuestion,
  moveQuestion,
  placeOf,
  placeQuestion,
  placeSection,
  type Place,
  questionAt,
  removeQuestion,
  restoreQuestion,
} from "../model/form-editing.ts";
import { questionName } from "../model/form-words.ts";
import type { Editing } from "./use-form-editing.ts";

/** What is done with a question as a whole, and what is said of it to who does not see it. */
export interface QuestionSteps {
  move: (key: string, by: -1 | 1) => void;
  duplicate: (key: string) => void;
  remove: (key: string) => void;
  /** Begins a question below this one. */
  addBelow: (key: string) => void;
  /** Puts a question or a section beside another, as it is dragged there. */
  place: (dragged: Dragged, target: string, edge: Edge) => void;
  news: string;
}

/** So long, in milliseconds, what was taken away can be brought back from the notice of it. */
const UNDO_MS = 10_000;

export function useQuestionSteps({ form, change, changeWith, choose }: Editing): QuestionSteps {
  const [news, setNews] = useState("");
  const bringBack = (question: Question, at: Place) => {
    changeWith((now) => restoreQuestion(now, question, at));
    choose(question.key);
  };
  return {
    news,
    move(key, by) {
      const place = placeOf(form, key);
      if (!place) return;
      const next = moveQuestion(form, place, by);
      const now = placeOf(next, key);
      change(next);
      if (now) setNews(m.programmes_form_moved({ section: now.section + 1, place: now.question + 1 }));
    },
    place({ kind, key }, target, edge) {
      const next = kind === "section" ? placeSection(form, key, target, edge) : placeQuestion(form, key, target, edge);
      change(next);
      choose(key);
      const now = placeOf(next, key);
      if (now) setNews(m.programmes_form_moved({ section: now.section + 1, place: now.question + 1 }));
    },
    duplicate(key) {
      const place = placeOf(form, key);
      const made = place && duplicateQuestion(form, place);
      if (!made) return;
      change(made.form);
      choose(made.key);
    },
    remove(key) {
      const place = placeOf(form, key);
      const question = place && questionAt(form, place);
      if (!place || !question) return;
      const next = removeQuestion(form, place);
      change(next);
      const { questions = [] } = next.sections[place.section] ?? {};
      choose((questions[place.question] ?? questions.at(-1))?.key ?? null);
      const removed = m.programmes_form_removed({ name: questionName(question) });
      setNews(removed);
      toast.success(removed, {
        duration: UNDO_MS,
        action: { label: m.ui_undo(), onClick: () => bringBack(question, place) },
      });
    },
    addBelow(key) {
      const place = placeOf(form, key);
      if (!place) return;
      const added = addQuestion(form, { ...place, question: place.question + 1 });
      change(added.form);
      choose(added.key);
    },
  };
}
