import { expect, test } from "vitest";
import { emptyCard } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import { editedCardOf } from "~/features/cards/editor/edited-card";
import { storedWithTemplate, withTemplate } from "~/features/cards/editor/live-template";

const contact = (key: string, name: string, value: string) => ({ key, name, label: "", value });
const OWN = [contact("a", "company", "Own"), contact("b", "phone", "1")];
const view = (fields: Partial<CardView> = {}): CardView => ({
  ...emptyCard(),
  title: "Card",
  header: "Ada",
  takesDetails: true,
  contacts: OWN,
  id: "crd_1",
  hash: "h",
  qrUrl: "https://x.example/q",
  url: "https://x.example/c",
  contactFileUrl: "https://x.example/v",
  isDuplicate: false,
  state: "live",
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...fields,
});
const LOCKED = view({
  design: 3,
  backgroundColor: "#112233",
  contacts: [contact("firm", "company", "Engines"), contact("b", "phone", "1")],
  template: {
    id: "ctp_1",
    name: "House",
    team: "Ada",
    parts: ["design", "colors"],
    contacts: ["firm"],
    kinds: ["company"],
  },
});

test("a lock that comes shows the team's value and keeps what else was typed", () => {
  const draft = { ...editedCardOf(view()), header: "Typed", backgroundColor: "#00FF00" };
  const next = withTemplate(draft, view(), LOCKED);
  expect(next).toMatchObject({ header: "Typed", design: 3, backgroundColor: "#112233" });
  expect(next.contacts.map(({ key }) => key)).toEqual(["firm", "b"]);
});

test("a lock that goes gives the field back, with what typed contacts there are", () => {
  const typed = [...LOCKED.contacts, contact("c", "email", "a@visita.example")];
  const draft = { ...editedCardOf(LOCKED), header: "Typed", contacts: typed };
  const next = withTemplate(draft, LOCKED, view());
  expect(next).toMatchObject({ header: "Typed", design: 1, backgroundColor: "#FFFFFF" });
  expect(next.contacts.map(({ key }) => key)).toEqual(["b", "c", "a"]);
});

test("nothing new leaves the draft as it is", () => {
  const draft = { ...editedCardOf(LOCKED), header: "Typed" };
  expect(withTemplate(draft, LOCKED, LOCKED)).toBe(draft);
});

test("a version that only the template made is the one a save is made on; another save is noticed", () => {
  const saved = editedCardOf(view());
  const after = { ...LOCKED, contacts: [LOCKED.contacts[0]!, OWN[1]!], version: 2 };
  expect(storedWithTemplate(saved, view(), after)).toMatchObject({ version: 2, template: LOCKED.template });
  const others = { ...after, header: "Somebody else's" };
  expect(storedWithTemplate(saved, view(), others)).toMatchObject({ version: 1, template: LOCKED.template });
});
