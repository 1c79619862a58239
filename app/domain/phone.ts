/** Zeros of the decimal digit blocks people type phone numbers in, beside ASCII: Arabic-Indic and Persian. */
const DIGIT_ZEROS = [0x0660, 0x06f0];

function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}

/**
 * The dialable form of a written phone number: `+` and digits (E.164) when the country code was given, else the
 * digits as they are; `,` and digits for an extension. Null when it cannot be dialled.
 */
export function phoneNumber(written: string): string | null {
  if (written.length > 300) return null;
  const [main = "", extension = ""] = asciiDigits(written)
    .trim()
    .toLowerCase()
    .split(/(?:;?ext(?:ension)?\.?=?|x|,|;)\s*(?=\d)/, 2);
  if (!/^(?:\+|[\d(*#])[\d\s().\-/*#\u2010-\u2015\u200E]*$/.test(main)) return null;
  // "+49 (0)30": the bracketed zero is dialled only inside the country.
  const international = /^\+|^00/.test(main);
  const digits = (international ? main.replace(/\(0\)/, "") : main).replace(/[^\d*#]/g, "");
  const number = international ? `+${digits.replace(/^0+/, "")}` : digits;
  const count = number.replace("+", "").length;
  if (count < 3 || count > 15 || (international && /[*#]/.test(digits))) return null;
  const tail = extension.replace(/\D/g, "").slice(0, 8);
  return tail ? `${number},${tail}` : number;
}
