// Hashing a password is slow on purpose. Tests of who may sign in hash hundreds, and ask nothing of how long it takes.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** The least that scrypt takes. */
const COST = 2;

const derive = crypto.scrypt;
// Files share what they import: what the second finds is this already.
if (derive.name !== "quickScrypt") {
  Object.assign(crypto, {
    scrypt: function quickScrypt(...[password, salt, length, options, tell]: Parameters<typeof derive>) {
      derive(password, salt, length, { ...options, N: COST }, tell);
    },
  });
  syncBuiltinESMExports();
}
