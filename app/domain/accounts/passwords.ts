import { COMMON_PASSWORDS } from "./common-passwords";

const RUNS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
];

/**
 * Whether a password is among the first guesses of an attacker: a common word, also repeated or with digits and signs
 * at its ends; one short piece repeated; or a run of the alphabet, the digits or the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const piece = repeatedPiece(plain);
  return (
    COMMON_PASSWORDS.has(plain) ||
    COMMON_PASSWORDS.has(letters) ||
    COMMON_PASSWORDS.has(unleet(withoutEndings(plain))) ||
    COMMON_PASSWORDS.has(repeatedPiece(letters)) ||
    piece.length <= 3 ||
    COMMON_PASSWORDS.has(piece) ||
    isRun(plain)
  );
}

/** The shortest text of which `text` is a repetition; `text` itself when it is none. */
function repeatedPiece(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text === "" ? "" : text.slice(0, at);
}

function withoutEndings(text: string): string {
  return text.replace(/[^a-z$@]+$/, "");
}

function unleet(text: string): string {
  const signs: Record<string, string> = {
    "0": "o",
    "1": "l",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "@": "a",
    $: "s",
    "!": "i",
  };
  return text.replace(/[0134571@$!]/g, (sign) => signs[sign] ?? sign);
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
