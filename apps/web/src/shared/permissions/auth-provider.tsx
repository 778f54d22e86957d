import type { ReactNode } from "react";
import { AuthContext, sessionQuery } from "./session.ts";

const SESSION = sessionQuery();

/** Lets everything inside it know who is looking (`useSession`). */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={SESSION}>{children}</AuthContext>;
}
