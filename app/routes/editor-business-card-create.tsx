import { useLoaderData } from "@remix-run/react";
import { isPaid } from "~/domain/billing/entitlement";
import { backToFreeCard } from "~/domain/cards/entitlement";
import { forMember } from "~/domain/cards/for-member";
import { type CardContent, emptyCard } from "~/domain/cards/schema";
import { newEditedCard } from "~/features/cards/editor/edited-card";
import { NewCardScreen } from "~/features/cards/editor/new-card-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { publicLoader } from "~/server/http/app/route.server";
import { orSentToList } from "~/server/http/app/sent-for.server";
import { assertWithinLimit } from "~/server/services/assert-within-limit.server";
import { startFromPage, startInTeam, startWithTemplate } from "~/server/services/cards/start-card.server";
import { listPageOptions, type PageOption } from "~/server/services/pages/list-page-options.server";
import { findOwnMember } from "~/server/services/team/members.server";
import { getMakerTeam } from "~/server/services/team/team-card.server";

export const handle = {
  screen: "editor-business-card-create",
  messages: [
    "editing",
    "editor",
    "design",
    "codes",
    "cards",
    "sharing",
    "contacts",
    "site",
    "teamLook",
    "teamCards",
    "start",
    "errors",
  ],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("cards:meta.editorCard");

const NO_PAGES: PageOption[] = [];
const NOBODYS = { logo: null, pages: NO_PAGES, team: null, template: null, assignee: null };

/**
 * Public. At the card limit the visitor is redirected to the list, which shows a message. `?page=` names a page to
 * start from, `?team=` the team in which a member makes a card for themselves, `?template=` its look, `?member=` the
 * member of the user's team to assign it to: such a card has the team's look.
 */
export const loader = publicLoader(async ({ platform, session, language, request }) => {
  const { actor } = session;
  const asked = new URL(request.url).searchParams;
  const teamId = asked.get("team") ?? undefined;
  await orSentToList("/dashboard-business-cards", language, () =>
    assertWithinLimit(platform, actor, "business-card", teamId),
  );
  if (actor.kind !== "user") return { start: newEditedCard(withoutForm(emptyCard())), ...NOBODYS };
  if (teamId !== undefined) {
    const team = await getMakerTeam(platform, actor, teamId);
    const { card, template } = await startInTeam(platform, actor, team);
    const { name, email } = session.user ?? { name: "", email: "" };
    return { start: newEditedCard(forMember(card, { name, email })), ...NOBODYS, team, template };
  }
  const pages = await listPageOptions(platform, actor);
  const member = asked.get("member");
  const assignee = member ? await findOwnMember(platform, actor, member) : null;
  const look = asked.get("template");
  const looked = look || assignee ? await startWithTemplate(platform, actor, look) : null;
  if (looked && (look || looked.template)) {
    const { card, template } = looked;
    return {
      start: newEditedCard(forMember(card, assignee)),
      ...{ logo: null, pages, team: null, template, assignee },
    };
  }
  const page = asked.get("page");
  const taken = page ? await startFromPage(platform, actor, page, language) : null;
  const isPro = isPaid(actor.plan, platform.now());
  const start = taken ? { ...taken.card, pageId: taken.pageId } : forMember(emptyCard(), assignee);
  return {
    // Nobody has asked for what needs a plan yet: the card can be saved as it begins.
    start: newEditedCard(isPro ? start : withoutForm(backToFreeCard(start)), taken?.prefill),
    logo: (isPro && taken?.logo) || null,
    pages,
    team: null,
    template: null,
    assignee,
  };
});

/** Without a plan the form for visitors' details is left off: it would go live with the payment, unseen before. */
const withoutForm = <C extends CardContent>(card: C): C => ({ ...card, takesDetails: false });

export default function CreateCard() {
  return <NewCardScreen {...useLoaderData<typeof loader>()} />;
}
