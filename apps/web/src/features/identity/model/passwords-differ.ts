export interface PasswordPair {
  password: string;
  confirm_password: string;
}

/** Whether the confirmation is there and says something else. */
export const passwordsDiffer = ({ password, confirm_password }: PasswordPair): boolean =>
  confirm_password !== "" && password !== confirm_password;
