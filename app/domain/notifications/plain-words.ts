/** Beyond this a name in a mail's greeting or subject is cut: nobody is called that. */
const MAX_NAME = 60;

/**
 * Words that a user typed, as our mails to others may carry them: nothing in them is an address that a mail program
 * would make a link of. `https://evil.example/pay` reads `https: evil. example/pay`.
 */
export function withoutAddresses(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ": ")
    .replace(/(?<=: )\/\//g, "")
    .replace(/(?<=[\p{L}\p{N}-])[.\u3002\uFF0E\uFF61](?=\p{L})/gu, ". ")
    .replace(/(?<=\S)@(?=\S)/g, " @ ");
}

/** A person's name, as our mails may carry it. */
export function nameInMail(name: string): string {
  const letters = [...withoutAddresses(name)];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME).join("")}…` : letters.join("");
}
