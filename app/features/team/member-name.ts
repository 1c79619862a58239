/** The displayed name of a member: without an account, the address. */
export const nameOf = ({ name, email }: { name?: string; email: string }): string => name || email;

/** A name isolated within a message of either direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
