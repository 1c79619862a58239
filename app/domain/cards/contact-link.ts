import { cardPath, contactFilePath, withHelp } from "~/domain/addresses";
import { opensContactFiles, userAgentClass } from "~/domain/codes/user-agent";

/**
 * @param userAgent the header of the visitor's browser
 * @returns the path of the contact file, or of the help on the card's page where the browser opens no such file
 */
export function contactPath(hash: string, userAgent: string | null): string {
  return opensContactFiles(userAgentClass(userAgent)) ? contactFilePath(hash) : withHelp(cardPath(hash));
}
