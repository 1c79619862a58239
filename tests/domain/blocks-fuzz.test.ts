import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCK_TYPES, blockSchema } from "~/domain/pages/blocks";
import { themeSchema } from "~/domain/pages/theme";
import { themeLayoutSchema } from "~/domain/pages/theme-layout";
import { visibleBlocks } from "~/domain/pages/visible";
import { pageStyle } from "~/features/pages/page-style";
import { fuzzRuns } from "../support/fuzz";

const TRICKS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example",
  "https://user:pass@evil.example",
  "\u0001javascript:alert(1)",
  "#FFFFFF;background:url(//evil.example)",
  "</style><script>alert(1)</script>",
  "expression(alert(1))",
  'red"}</style>',
  'https://a.example/"onmouseover=alert(1)',
];

const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...TRICKS));
const item = fc.record(
  {
    key: anything,
    service: fc.constantFrom("instagram", "whatsapp", "email", "amazon", "zoom", "nobody"),
    name: fc.constantFrom("phone", "email", "address", "other"),
    value: anything,
    title: anything,
    url: anything,
    label: anything,
    enabled: anything,
  },
  { requiredKeys: [] },
);
const data = fc.record(
  {
    items: fc.oneof(anything, fc.array(item, { maxLength: 4 })),
    text: anything,
    url: anything,
    image: anything,
    alt: anything,
    cardId: anything,
    consent: anything,
    fields: anything,
  },
  { requiredKeys: [] },
);
const block = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...BLOCK_TYPES), anything),
    key: anything,
    data: fc.oneof(data, anything),
  },
  { requiredKeys: ["type"] },
);

test("any block is taken or refused, never thrown over; what is taken is taken again as it is", () => {
  fc.assert(
    fc.property(block, (raw) => {
      const parsed = blockSchema.safeParse(raw);
      if (!parsed.success) return;
      expect(blockSchema.parse(parsed.data)).toEqual(parsed.data);
      const shown = JSON.stringify(visibleBlocks({ blocks: [parsed.data] }, new Date()));
      expect(shown).not.toMatch(/"url":"(?:java|data|vb)/i);
    }),
    { numRuns: fuzzRuns(10_000) },
  );
});

test("nothing of a theme's values leaves its place in the style", () => {
  const color = fc.oneof(fc.constantFrom(...TRICKS), fc.stringMatching(/^#[0-9a-fA-F]{6}$/), anything);
  const theme = fc.record(
    {
      bgColor: color,
      currentBgType: fc.constantFrom("solid", "gradient", "image"),
      socialColor: color,
      fonts: fc.record({ textColor: color, titleFont: fc.record({ id: fc.integer(), value: anything }) }),
      gradient: fc.record({ list: fc.array(fc.record({ colors: fc.array(color) })) }),
      blockDesign: fc.record({ buttons: fc.record({ background: color }) }),
      layout: fc.record({ align: anything }),
      image: fc.record({ mobile: anything, desktop: anything, bgColor: color }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(theme, (raw) => {
      const parsed = themeSchema.safeParse(raw);
      if (!parsed.success) return;
      expect(pageStyle(parsed.data, [])).not.toMatch(/<|javascript|evil\.example|expression/i);
    }),
    { numRuns: fuzzRuns(10_000) },
  );
  const image = { mobile: "javascript:alert(1)", desktop: "javascript:alert(1)" };
  const foreign = themeSchema.parse({ currentBgType: "image", image });
  expect(pageStyle(foreign, [])).not.toContain("javascript");
  expect(themeLayoutSchema.safeParse({ align: "</style>" }).success).toBe(false);
});
