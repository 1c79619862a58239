import { newId } from "~/domain/ids";
import type { Bindings as AppBindings } from "~/server/platform/bindings.server";
import { createPlatform } from "~/server/platform/platform.server";
import type { Inbox } from "./inbox";
import { inboxPage } from "./inbox-page";
import { seed } from "./seed";

export { Inbox } from "./inbox";

interface Bindings extends AppBindings {
  INBOX: DurableObjectNamespace<Inbox>;
}

/** The stand-ins of development: for now the inbox that takes every mail the app sends. */
export default {
  async fetch(request, bindings, execution) {
    const { pathname } = new URL(request.url);
    const { INBOX } = bindings;
    const inbox = INBOX.get(INBOX.idFromName("inbox"));
    if (request.method === "POST" && pathname === "/mails") {
      await inbox.receive(await request.json());
      return new Response(null, { status: 204 });
    }
    if (pathname === "/dev/inbox.json") return Response.json(await inbox.list());
    if (pathname === "/dev/inbox") return inboxPage(await inbox.list());
    if (request.method === "POST" && pathname === "/dev/seed") {
      const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
      const platform = createPlatform(bindings, { requestId: newId("req"), ip: "127.0.0.1", waitUntil });
      return Response.json({ made: await seed(platform) });
    }
    return new Response("Not found", { status: 404 });
  },
} satisfies ExportedHandler<Bindings>;
