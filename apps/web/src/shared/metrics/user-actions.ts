/** Where features tell what people do; nothing listens until measuring has started, or while it is off. */
let listener: (action: string) => void = () => undefined;

/** Tells of a user action by name (specification 9), such as «chat_message_sent». Never with anything of a person. */
export const recordUserAction = (action: string): void => listener(action);

export function onUserAction(listen: (action: string) => void): void {
  listener = listen;
}
