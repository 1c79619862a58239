/** Zeros of the decimal digit blocks people type phone numbers in, beside ASCII: Arabic-Indic and Persian. */
const DIGIT_ZEROS = [0x0660, 0x06f0];

function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}

/** Words in brackets, `(office)`, and marks of direction, which Arabic keyboards add: they are no part of a number. */
const BESIDE = /\((?=[^()]*\p{L})[^()\d+*#]*\)|[\u200E\u200F\u061C]/gu;

/** Longer ones are a second number. */
const EXTENSION_DIGITS = 8;

/**
 * The dialable form of a written phone number: `+` and digits (E.164) when the country code was given, else the digits
 * as they are; `,` and digits for each extension. Words in brackets are passed over. Null when it cannot be dialled or
 * is more than one number, so that no input is lost.
 */
export function phoneNumber(written: string): string | null {
  if (written.length > 300) return null;
  const text = asciiDigits(written).replace(BESIDE, " ").trim().toLowerCase();
  const [main = "", ...extensions] = text.split(/(?:;?ext(?:ension)?\.?=?|x|,|;) *(?=\d)/);
  if (!/^(?:\(?\+|[\d(*#])[\d\t ().\-/*#\u2010-\u2015]*$/.test(main)) return null;
  if (!extensions.every((one) => /^[\d ().-]+$/.test(one))) return null;
  // "+49 (0)30": the bracketed zero is dialled only inside the country.
  const international = /^\(?(?:\+|00)/.test(main);
  const digits = (international ? main.replace(/\( *0 *\)/, "") : main).replace(/[^\d*#]/g, "");
  const number = international ? `+${digits.replace(/^0+/, "")}` : digits;
  const count = number.replace("+", "").length;
  if (count < 3 || count > 15 || (international && /[*#]/.test(digits))) return null;
  const tails = extensions.map((one) => one.replace(/\D/g, ""));
  return tails.some(({ length }) => length > EXTENSION_DIGITS) ? null : [number, ...tails].join(",");
}

/**
 * Whether what was written may be a phone number: it can be dialled, or has three digits and no letter, as several
 * numbers have.
 */
export function mayBePhoneNumber(written: string): boolean {
  if (phoneNumber(written) !== null) return true;
  const text = asciiDigits(written).replace(BESIDE, " ");
  return !/\p{L}/u.test(text) && text.replace(/\D/g, "").length >= 3;
}

/** @returns the digits of a dialable form with its country, as messengers identify a number; null without it */
export function internationalDigits(number: string): string | null {
  return /^\+(\d+)/.exec(number)?.[1] ?? null;
}
