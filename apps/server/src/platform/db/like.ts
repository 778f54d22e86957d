/** A text as LIKE takes it to the letter: wildcards in it are ordinary characters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The LIKE pattern of everything that contains `text`. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
