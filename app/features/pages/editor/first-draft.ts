import { newKey } from "~/domain/ids";
import { offers } from "~/domain/networks/networks";
import { blockSchema } from "~/domain/pages/blocks";
import type { FirstPage } from "~/server/services/pages/first-page.server";
import { newDraft, type PageDraft } from "./page-draft";

/** The draft of a user's first page: with their name, and the networks they selected, ready for their profiles. */
export function firstDraft({ name, networks }: FirstPage): PageDraft {
  const draft = newDraft();
  const items = networks
    .filter((service) => offers("socialIcons", service))
    .map((service) => ({ key: newKey(), service, value: "", enabled: true }));
  const blocks = items.length > 0 ? [blockSchema.parse({ type: "socialIcons", data: { items } })] : [];
  const profile = { ...draft.content.profile, title: name };
  return { ...draft, content: { ...draft.content, profile, blocks } };
}
