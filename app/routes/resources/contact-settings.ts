import { contactSettingsChangeSchema } from "~/domain/contacts/settings";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import {
  changeContactSettings,
  getContactSettings,
} from "~/server/services/contacts/contact-settings.server";

/** For how long the user's contacts are stored, whether visitors get a receipt, and how many contacts there are. */
export const loader = resource(
  userEndpoint("GET /contact-list/settings", {}, ({ platform, actor }) =>
    getContactSettings(platform, actor),
  ),
);

/** Changes the first two; what is left out stays. */
export const action = resource(
  userEndpoint(
    "PATCH /contact-list/settings",
    { body: contactSettingsChangeSchema },
    ({ platform, actor, body }) => changeContactSettings(platform, actor, body),
  ),
);
