import { DurableObject } from "cloudflare:workers";

export interface Push {
  pushToken: string;
  topic: string;
  body: string;
  at: string;
}

const MAX_PUSHES = 200;

// why: Apple's push service requires one of its pass certificates, and real phones.
/** Stores the newest pushes to phones with passes, for developers and tests to read. */
export class Pushes extends DurableObject {
  async receive(push: Omit<Push, "at">): Promise<void> {
    const pushes = [{ ...push, at: new Date().toISOString() }, ...(await this.list())];
    await this.ctx.storage.put("pushes", pushes.slice(0, MAX_PUSHES));
  }

  /** Newest first. */
  async list(): Promise<Push[]> {
    return (await this.ctx.storage.get<Push[]>("pushes")) ?? [];
  }
}

const refused = (status: number, reason: string) => Response.json({ reason }, { status });

/**
 * Handles a push like Apple's service: it requires a token in hex, a topic and an empty message. Tokens that start with
 * `dead` belong to unregistered phones.
 */
export async function takePush(request: Request, pushes: DurableObjectStub<Pushes>): Promise<Response> {
  const pushToken = new URL(request.url).pathname.slice("/apns/3/device/".length);
  const topic = request.headers.get("apns-topic");
  const body = await request.text();
  if (request.method !== "POST") return refused(405, "MethodNotAllowed");
  if (!/^[0-9a-f]{16,200}$/i.test(pushToken)) return refused(400, "BadDeviceToken");
  if (!topic) return refused(400, "MissingTopic");
  if (body !== "{}") return refused(400, "PayloadEmpty");
  if (pushToken.startsWith("dead")) return refused(410, "Unregistered");
  await pushes.receive({ pushToken, topic, body });
  return new Response(null, { status: 200, headers: { "apns-id": crypto.randomUUID() } });
}
