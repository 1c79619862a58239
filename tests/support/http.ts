import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  json<T = Record<string, unknown>>(): T;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A connection for each call: one that lay idle may be closed by the server just as the next call takes it. */
const agent = new Agent({ keepAlive: false });

const port = () => Number(new URL(process.env.E2E_ORIGIN ?? "http://localhost:8797").port);

/**
 * Sends a request to one of the surfaces. Node's resolver does not resolve *.localhost and its fetch cannot set Host,
 * so the connection goes to loopback and the name into the header.
 * @param surface "app", "site", "api", a language label such as "pt", or a whole host
 */
export function ask(
  surface: string,
  path: string,
  { method = "GET", headers = {}, body }: Ask = {},
): Promise<Response> {
  const named: Record<string, string> = { app: "localhost", site: "me.localhost", api: "api.localhost" };
  const host = named[surface] ?? (surface.includes(".") ? surface : `${surface}.localhost`);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port: port(),
        agent,
        path,
        method,
        headers: { Host: `${host}:${port()}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString("utf8");
          const status = response.statusCode ?? 0;
          resolve({ status, headers: response.headers, text, bytes, json: () => JSON.parse(text) });
        });
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

/** The origin that a surface is configured with in the tests. */
export function originOf(surface: "app" | "site" | "api"): string {
  const label = { app: "", site: "me.", api: "api." }[surface];
  return `http://${label}localhost:${port()}`;
}
