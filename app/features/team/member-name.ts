/** How a member is called on the screen: who has no account yet goes by the address. */
export const nameOf = ({ name, email }: { name?: string; email: string }): string => name || email;

/** A name within a sentence of either direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
