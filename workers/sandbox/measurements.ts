import { DurableObject } from "cloudflare:workers";

export interface Measurement {
  /** The query of the called URL. */
  query: Record<string, string>;
  body: unknown;
  at: string;
}

const MAX_MEASUREMENTS = 200;

// why: a real measurement service would count test events in its statistics.
/** Stores the newest events sent to the measurement service, for developers and tests to read. */
export class Measurements extends DurableObject {
  async receive(measurement: Omit<Measurement, "at">): Promise<void> {
    const measurements = [{ ...measurement, at: new Date().toISOString() }, ...(await this.list())];
    await this.ctx.storage.put("measurements", measurements.slice(0, MAX_MEASUREMENTS));
  }

  /** Newest first. */
  async list(): Promise<Measurement[]> {
    return (await this.ctx.storage.get<Measurement[]>("measurements")) ?? [];
  }
}

/**
 * The measurement service's stand-in: `/measurement/collect` accepts events, and returns 503 for the id `G-AWAY` and
 * 400 for `G-REFUSED`; `/dev/measurements.json` lists the received events.
 * @returns its response, or null for other requests
 */
export async function respondToMeasurement(
  request: Request,
  measurements: DurableObjectStub<Measurements>,
): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/dev/measurements.json") return Response.json(await measurements.list());
  if (pathname !== "/measurement/collect" || request.method !== "POST") return null;
  const id = searchParams.get("measurement_id");
  if (id === "G-AWAY") return new Response("away", { status: 503 });
  if (id === "G-REFUSED") return new Response("no", { status: 400 });
  await measurements.receive({ query: Object.fromEntries(searchParams), body: await request.json() });
  return new Response(null, { status: 204 });
}
