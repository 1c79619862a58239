import { createContext } from "react";

/** The nonce of the document's own scripts; known only to the server. */
export const NonceContext = createContext<string | undefined>(undefined);
