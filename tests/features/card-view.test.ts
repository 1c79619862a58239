import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PASS_DESIGNS } from "~/domain/passes/designs";
import { CARD_LAYOUTS } from "~/features/cards/card-layouts";
import { cardMessages } from "~/features/cards/card-messages";
import { CardView } from "~/features/cards/card-view";
import { addAllMessages } from "~/i18n/all.server";

addAllMessages();

const contacts = (...pairs: [string, string][]) =>
  pairs.map(([name, value], i) => ({ key: `${i}`, name, label: "", value }));
const html = (
  card: { subheader?: string; photo?: string; contacts: ReturnType<typeof contacts> },
  design = 1,
) =>
  renderToStaticMarkup(
    createElement(CardView, {
      card: { header: "Ada", design, backgroundColor: "#FFFFFF", fontColor: "#000000", ...card },
      brandUrl: "/",
      messages: cardMessages("en"),
    }),
  );
/** The lines below a card, as name and value. */
const linesOf = (drawn: string) =>
  [...drawn.matchAll(/<small><bdi>(.*?)<\/bdi><\/small><span><bdi>(.*?)<\/bdi><\/span>/g)].map((line) =>
    line.slice(1),
  );
const faceOf = (drawn: string) => /<header[\s\S]*<\/header>/.exec(drawn)?.[0] ?? "";

const twice = contacts(
  ["phone", "+44 20 7946 0000"],
  ["company", ""],
  ["company", "Engines"],
  ["position", "Engineer"],
  ["company", "Looms"],
  ["position", "Lecturer"],
);

test("in every design the face shows the first company and position, the lines below all others", () => {
  for (const { id } of PASS_DESIGNS) {
    const drawn = html({ contacts: twice }, id);
    expect(faceOf(drawn)).toMatch(/<p class="o">Engines<\/p><h1>Ada<\/h1><p class="j">Engineer<\/p>/);
    expect(linesOf(drawn)).toEqual([
      ["Phone", "+44 20 7946 0000"],
      ["Company", "Looms"],
      ["Position", "Lecturer"],
    ]);
  }
});

test("the line under the name follows the position of the contacts, said once", () => {
  const alone = html({ subheader: "Analyst", contacts: contacts(["position", ""]) });
  expect(faceOf(alone)).toContain('<p class="j">Analyst</p>');
  expect(linesOf(alone)).toEqual([]);
  const both = html({ subheader: "Analyst", contacts: twice });
  expect(faceOf(both)).toContain('<p class="j">Engineer</p><p class="j">Analyst</p>');
  expect(linesOf(both)).toHaveLength(3);
  const same = html({ subheader: "Engineer", contacts: twice });
  expect(faceOf(same).match(/class="j"/g)).toHaveLength(1);
});

test("no design hides a text of the face, nor the photo", () => {
  for (const [name, style] of Object.entries(CARD_LAYOUTS)) {
    const hidden = [
      ...style.matchAll(/([^{}]*)\{[^{}]*(?:display:none|visibility:hidden|opacity:0[;}])[^{}]*\}/g),
    ].map(([, names]) => names);
    // Banners and marks are decoration, and so is the rule before the position.
    const allowed = /^(?:\.k[no](?:,\.k[no])*|\.ki:has\(\.kf\) \.ko|\.kc \.j::before)$/;
    for (const selector of hidden) expect([name, selector]).toEqual([name, expect.stringMatching(allowed)]);
  }
});

test("in every design a photo is sent at least as wide as it is drawn", () => {
  const photo = `https://me.example/i/${"a".repeat(64)}.webp`;
  for (const { id, name } of PASS_DESIGNS) {
    const rules = [...CARD_LAYOUTS[name].matchAll(/\.kf\{([^{}]*)\}/g)].map(([, rule = ""]) => rule);
    const widths = rules.flatMap((rule) =>
      [...rule.matchAll(/(?:^|;)(?:min-|max-)?width:(?:min\([^)]*?)?(\d+)px/g)].map(([, px]) => Number(px)),
    );
    const sent = /-(\d+)\.avif 1x/.exec(faceOf(html({ photo, contacts: [] }, id)))?.[1];
    expect([name, Number(sent) >= Math.max(0, ...widths)]).toEqual([name, true]);
  }
});

test("a card that cannot be kept offers to call, to write and the way; an address leads to a map in any card", () => {
  const given = contacts(
    ["email", "ada@example.com"],
    ["phone", "+44 20 7946 0000"],
    ["address", "12 St James's Square\nLondon"],
    ["openHours", "9–5"],
  );
  const drawn = html({ contacts: given });
  const buttons = /<div class="kb">([\s\S]*?)<\/div>/.exec(drawn)?.[1] ?? "";
  const map =
    "https://www.google.com/maps/search/?api=1&amp;query=12%20St%20James&#x27;s%20Square%2C%20London";
  expect([...buttons.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "tel:+442079460000",
    "mailto:ada@example.com",
    map,
  ]);
  expect(drawn.split(`href="${map}"`)).toHaveLength(3);
  expect(html({ contacts: contacts(["openHours", "9–5"]) })).not.toContain('class="kb"');
});
