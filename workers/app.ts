import "./ahead";
import type { ServerBuild } from "@remix-run/cloudflare";
import { drawPageDocument } from "~/features/pages/draw-page";
import { addAllMessages } from "~/i18n/all.server";
import { createHandler } from "~/server/http/handle.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { setPageDrawing } from "~/server/platform/page-drawing.server";
import { watchOutbox } from "./jobs/watchdog";

export { JobQueue } from "./jobs/queue";
export { RateLimiter } from "./limiter/limiter";
export { VisitDay } from "./visits/visit-day";

addAllMessages();
setPageDrawing(drawPageDocument);

// Imported lazily, so that in development each request gets the newest build.
const loadBuild = () => import("virtual:remix/server-build") as Promise<unknown> as Promise<ServerBuild>;

export default {
  fetch: createHandler(loadBuild, import.meta.env.MODE),
  scheduled: (_event, bindings, execution) => watchOutbox(bindings, execution),
} satisfies ExportedHandler<Bindings>;
