import { addAllMessages } from "~/i18n/all.server";
import sandbox from "../../workers/sandbox/index";

export { JobQueue } from "../../workers/jobs/queue";
export { RateLimiter } from "../../workers/limiter/limiter";
export { GoogleWallet } from "../../workers/sandbox/google-wallet";
export { IdentityProviders } from "../../workers/sandbox/identity-providers";
export { Inbox } from "../../workers/sandbox/inbox";
export { Measurements } from "../../workers/sandbox/measurements";
export { Pushes } from "../../workers/sandbox/pushes";
export { StripeSandbox } from "../../workers/sandbox/stripe/stripe-sandbox";
export { default as ShareImage } from "../../workers/share-image/index";
export { VisitDay } from "../../workers/visits/visit-day";

/** The sandbox under a name, for a binding. */
export const Sandbox = sandbox;

addAllMessages();

export default {
  fetch: () => new Response("The tests call the services themselves.", { status: 404 }),
} satisfies ExportedHandler;
