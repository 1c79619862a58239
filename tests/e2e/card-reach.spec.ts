import { LANGUAGES } from "../../app/domain/languages.ts";
import { expectAccessible } from "./accessible.ts";
import { messagesOf } from "./languages.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, test } from "./test.ts";
import { AGENTS, browserOf } from "./visits-people.ts";

test("a card with a contact file calls, writes and leads there by a row of buttons, in every language", async ({
  browser,
}) => {
  const card = await asSubscriber<{ hash: string; url: string }>("POST", "/_/business-cards", {
    title: "At the fair",
    header: "Marta Lindqvist",
    contacts: [
      { name: "phone", value: "+351 22 555 0148" },
      { name: "email", value: "marta@lindqvist.example" },
      { name: "address", value: "Rua das Flores 10, Porto" },
    ],
  });
  for (const { shortCode, code: locale } of LANGUAGES) {
    const { site } = await messagesOf(shortCode);
    await using marta = await browserOf(
      browser,
      { agent: AGENTS.android, address: "203.0.113.90", locale },
      { viewport: { width: 390, height: 844 } },
    );
    const { window } = marta;
    await window.goto(card.url);
    const places: number[] = [];
    for (const [name, address] of [
      [site.card.call, /^tel:\+351225550148$/],
      [site.card.write, /^mailto:marta@lindqvist\.example$/],
      [site.card.map, /Rua/],
    ] as const) {
      const button = window.getByRole("link", { name, exact: true });
      await expect(button).toHaveAttribute("href", address);
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      places.push(y);
      if (shortCode !== "en") continue;
      // Once a tab has called another program, Chromium sends none of its pings any more: each press has its own.
      const tab = await window.context().newPage();
      // The map is on another host: that a browser would go there is enough.
      await tab.route(/openstreetmap|google|apple/, (route) => route.abort());
      await tab.goto(card.url);
      const ping = tab.waitForRequest(/\/p\/c\//);
      await tab.getByRole("link", { name, exact: true }).click();
      expect((await ping).method()).toBe("POST");
      await tab.close();
    }
    expect(new Set(places).size, `one row in ${shortCode}`).toBe(1);
    await expectAccessible(window, `card-reach-${shortCode}-390`, false);
  }
  await asSubscriber("DELETE", `/_/business-cards/${card.hash}`);
});
