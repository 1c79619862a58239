import { expect, test } from "vitest";
import { mailboxOf } from "~/domain/mailbox";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";

test.each([
  ["https://evil.example/pay", "https: evil. example/pay"],
  ["HTTP://evil.example", "HTTP: evil. example"],
  ["www.evil.example", "www. evil. example"],
  ["evil。example", "evil. example"],
  ["pay@evil.example", "pay @ evil. example"],
  ["🔥.ws/pay", "🔥. ws/pay"],
  ["evil_.com", "evil_. com"],
  ["10.0.0.7/pay", "10. 0. 0. 7/pay"],
  ["198.51.100.7/pay", "…/pay"],
  ["evil\u00AD.com", "evil. com"],
  ["evil\u200D.com", "evil\u200D. com"],
  ["evil.\u200Ccom", "evil. \u200Ccom"],
  ["evil.\uFEFFcom", "evil. com"],
  ["evil\u2024example", "evil. example"],
  ["evil\uFE52com", "evil. com"],
  ["evil\uFE12com", "evil. com"],
  ["evil\uFF0Ecom", "evil. com"],
  ["evil..com", "evil.. com"],
  ["evil.1.com", "evil. 1. com"],
  ["x\u0323\u0300.com", "x\u0323\u0300. com"],
  ["https:/\u200B/evil", "https: evil"],
  ["pay\uFF20evil", "pay @ evil"],
  ["Call +1 900 555 0199 now", "Call … now"],
  ["Call (0900) 555-0199 now", "Call … now"],
  ["Call 1.9.0.0.5.5.5 now", "Call … now"],
  ["Call 9005550 now", "Call … now"],
  ["Call ٠٩٠٠٥٥٥٠ now", "Call … now"],
  ["Call 900 55\u200B50 now", "Call … now"],
  ["J.R.R. Tolkien", "J. R. R. Tolkien"],
  ["Dr. Müller, Dr.Müller (Inc.), Ltd., etc...", "Dr. Müller, Dr. Müller (Inc.), Ltd., etc..."],
  ["St. John-Smith", "St. John-Smith"],
  ["Maria-José O'Brien", "Maria-José O'Brien"],
  ["محمد بن عبد‌الله", "محمد بن عبد‌الله"],
  ["👩‍💻 Ada", "👩‍💻 Ada"],
  ["Studio 54, 10:00-18:00, 2024–2026", "Studio 54, 10:00-18:00, 2024–2026"],
  ["12.07.2026 in 10115 Berlin", "12. 07. 2026 in 10115 Berlin"],
  ["J. R. Müller, 3.5 km", "J. R. Müller, 3.5 km"],
  ["Ada & <b>friends</b>", "Ada & <b>friends</b>"],
  ["山田 太郎", "山田 太郎"],
])("%s is mailed as %s", (typed, mailed) => {
  expect(withoutAddresses(typed)).toBe(mailed);
});

test.each([
  ["1 ".repeat(50_000), "… "],
  ["1.".repeat(50_000), "…."],
  ["1    ".repeat(20_000), "…    "],
  [`1${" ".repeat(100_000)}`, `1${" ".repeat(100_000)}`],
  [".".repeat(100_000), ".".repeat(100_000)],
  ["a.".repeat(50_000), `${"a. ".repeat(49_999)}a.`],
  [":/".repeat(50_000), ":/".repeat(50_000)],
  ["@".repeat(100_000), `@${" @ ".repeat(99_998)}@`],
])("a hundred thousand characters are mailed as a few are (%#)", (typed, mailed) => {
  expect(withoutAddresses(typed) === mailed).toBe(true);
});

test("a name is as long as a name", () => {
  expect(nameInMail("x".repeat(120))).toBe(`${"x".repeat(60)}…`);
  expect(nameInMail("Ada Lovelace")).toBe("Ada Lovelace");
});

test("spellings of one mailbox are one", () => {
  for (const address of ["a.da@gmail.com", "A.D.A+x.y@googlemail.com".toLowerCase(), "ada@googlemail.com"])
    expect(mailboxOf(address)).toBe("ada@gmail.com");
  for (const address of ["a.da@gmail.com.example", "a.da@notgmail.com", "a.da@mail.example"])
    expect(mailboxOf(address)).toBe(address);
  expect(["a+b@c.example", "a+b+c@c.example", "a@c.example", "+b@c.example"].map(mailboxOf)).toEqual([
    "a@c.example",
    "a@c.example",
    "a@c.example",
    "+b@c.example",
  ]);
});

test.each([
  ["ada.l@proton.me", "adal@proton.me"],
  ["a_d-a.l+news@pm.me", "adal@proton.me"],
  ["adal@protonmail.com", "adal@proton.me"],
  ["---@proton.me", "---@proton.me"],
  ["ada.l@ya.ru", "ada-l@yandex.ru"],
  ["ada-l@yandex.com", "ada-l@yandex.ru"],
  ["ada@me.com", "ada@icloud.com"],
  ["ada-shop@yahoo.com", "ada@yahoo.com"],
  ["ada-shop-2@yahoo.co.uk", "ada@yahoo.co.uk"],
  ["ada-shop@yahoo.de", "ada@yahoo.de"],
  ["ada.l@yahoo.com", "ada.l@yahoo.com"],
  ["ada-shop@ymail.com", "ada@ymail.com"],
  ["-ada@yahoo.com", "-ada@yahoo.com"],
  ["shop@ada.fastmail.com", "ada@fastmail.com"],
  ["shop+x@ada.fastmail.fm", "ada@fastmail.fm"],
  ["ada+shop@fastmail.com", "ada@fastmail.com"],
  ["shop@mail.ada.fastmail.com", "shop@mail.ada.fastmail.com"],
  ["shop@notfastmail.com", "shop@notfastmail.com"],
  ["ada+shop@outlook.com", "ada@outlook.com"],
  ["ada+shop@icloud.com", "ada@icloud.com"],
  ["a-d.a@mail.example", "a-d.a@mail.example"],
  ["ada-shop@yahoo.example", "ada-shop@yahoo.example"],
  ["a.da@proton.me.example", "a.da@proton.me.example"],
])("%s is counted as %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});
