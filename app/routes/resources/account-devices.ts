import { z } from "zod";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { endDevice, endOtherDevices } from "~/server/services/accounts/devices.server";

const query = z.object({
  id: z
    .string()
    .refine((id) => isId(ID_PREFIXES.session, id), "invalidFormat")
    .optional(),
});

/** Ends the session of a device by its id; without one every other session. */
export const action = resource(
  userEndpoint("DELETE /account/devices", { query }, async ({ platform, actor, query: { id } }) => {
    if (id === undefined) return { ended: await endOtherDevices(platform, actor) };
    await endDevice(platform, actor, id);
    return { ended: 1 };
  }),
);
