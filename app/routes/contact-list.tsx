import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { contactFilterSchema, filterInput } from "~/domain/contacts/filter";
import { LIMITS } from "~/domain/limits";
import { ContactListScreen } from "~/features/contacts/list/contact-list-screen";
import { unlessQueryAlone } from "~/features/shell/revalidate";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withPrefix } from "~/server/http/app/paths.server";
import { userLoader } from "~/server/http/app/route.server";
import { getContactOverview } from "~/server/services/contacts/contact-overview.server";
import { findContactStart } from "~/server/services/contacts/find-contact-start.server";
import { countContactsThatFit, listContacts } from "~/server/services/contacts/list-contacts.server";
import { listOwnTeams } from "~/server/services/team/team-card.server";

export const handle = {
  screen: "contact-list",
  messages: ["contactFiles", "contactList", "contactSettings", "dashboard", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("contactList:meta.contactList", { noIndex: true });

/** The search and the open contact are in the URL; the screen fetches the rest itself. */
export const shouldRevalidate = unlessQueryAlone;

/** A team that the user has left redirects to their own list. */
export const loader = userLoader(async ({ platform, actor, request, language }) => {
  const { acting } = actor;
  const { search, tag, ...plain } = contactFilterSchema.parse(filterInput(new URL(request.url).searchParams));
  const teams = await listOwnTeams(platform, actor);
  if (plain.team && !teams.some(({ id }) => id === plain.team))
    throw redirect(withPrefix(language, "/contact-list"));
  // An admin who acts in the account may not search in fields that are masked.
  const filter = acting ? plain : { search, tag, ...plain };
  const [start, count, overview] = await Promise.all([
    listContacts(platform, actor, filter, { limit: LIMITS.listDefault }),
    countContactsThatFit(platform, actor, filter, LIMITS.contactsCounted),
    getContactOverview(platform, actor),
  ]);
  const isEmpty = (overview.used === 0 || count === 0) && !plain.team;
  const first = isEmpty ? await findContactStart(platform, actor) : null;
  return { start, counts: { count, ...overview }, first, teams };
});

export default function ContactList() {
  return <ContactListScreen {...useLoaderData<typeof loader>()} />;
}
