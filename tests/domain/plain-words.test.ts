import { expect, test } from "vitest";
import { mailboxOf } from "~/domain/mail-address";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";

test.each([
  ["https://evil.example/pay", "https: evil. example/pay"],
  ["HTTP://evil.example", "HTTP: evil. example"],
  ["www.evil.example", "www. evil. example"],
  ["evil。example", "evil. example"],
  ["pay@evil.example", "pay @ evil. example"],
  ["J. R. Müller, 3.5 km", "J. R. Müller, 3.5 km"],
  ["Ada & <b>friends</b>", "Ada & <b>friends</b>"],
  ["山田 太郎", "山田 太郎"],
])("%s is mailed as %s", (typed, mailed) => {
  expect(withoutAddresses(typed)).toBe(mailed);
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
