/** An entry as its form takes it; a new one has no id yet. */
export interface OpenEntry {
  id: string | null;
  answers: Record<string, unknown>;
}
