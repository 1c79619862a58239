import { connect, type Socket } from "node:net";

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Answers by status. */
  statuses: Record<number, number>;
  bytes: number;
  /** By `performance.now()`. */
  startedAt: number;
  /** Connections that the runtime closed, and that were reopened. */
  dropped: number;
  /** The paths whose responses were lost with them: each was sent again. */
  unacknowledged: string[];
}

export interface Load {
  port: number;
  host: string;
  connections: number;
  /** At most this many requests, each path in turn; the run also ends after `seconds`. */
  paths: readonly string[];
  repeat: boolean;
  seconds: number;
  /** Further lines of the n-th request's head, each with its line break. */
  head?: (n: number, path: string) => string;
  /** Requests a second at most; as many as are answered where it is absent. */
  rate?: number;
}

/**
 * Sends requests over keep-alive connections, one at a time on each. Written on sockets, because an HTTP client costs
 * more CPU than the server that is measured.
 */
export async function load(options: Load): Promise<LoadResult> {
  const state = {
    next: 0,
    result: {
      requests: 0,
      seconds: 0,
      statuses: {},
      bytes: 0,
      startedAt: 0,
      dropped: 0,
      unacknowledged: [],
    } as LoadResult,
  };
  const started = performance.now();
  state.result.startedAt = started;
  const deadline = started + options.seconds * 1000;
  const take = (): string | undefined => {
    if (performance.now() > deadline) return undefined;
    if (!options.repeat && state.next >= options.paths.length) return undefined;
    return options.paths[state.next++ % options.paths.length];
  };
  await Promise.all(Array.from({ length: options.connections }, () => worker(options, take, state.result)));
  state.result.seconds = (performance.now() - started) / 1000;
  return state.result;
}

/** If the runtime closes more connections than this, the run ends: its figure would be invalid. */
const MAX_DROPPED = 100;

async function worker(options: Load, take: () => string | undefined, result: LoadResult): Promise<void> {
  for (let path = take(); path !== undefined; ) {
    const outcome = await converse(options, path, take, result);
    if (outcome === "done") return;
    if (++result.dropped > MAX_DROPPED) throw new Error("The runtime keeps hanging up");
    path = outcome.unacknowledged;
    result.unacknowledged.push(path);
  }
}

/**
 * One connection, until nothing is left to ask or the runtime hangs up.
 * @param first what to ask first
 */
function converse(
  options: Load,
  first: string,
  take: () => string | undefined,
  result: LoadResult,
): Promise<"done" | { unacknowledged: string }> {
  return new Promise((resolve) => {
    const socket = connect(options.port, "127.0.0.1");
    socket.setNoDelay(true);
    let buffer = Buffer.alloc(0);
    let asked = first;
    socket.on("connect", () => write(socket, options, asked));
    // After "done" neither event has an effect.
    socket.on("error", () => resolve({ unacknowledged: asked }));
    socket.on("close", () => resolve({ unacknowledged: asked }));
    socket.on("data", (chunk) => {
      buffer = buffer.length > 0 ? Buffer.concat([buffer, chunk]) : chunk;
      const response = readResponse(buffer);
      if (!response) return;
      result.requests++;
      result.bytes += response.length;
      result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
      buffer = buffer.subarray(response.length);
      const next = take();
      if (next === undefined) {
        resolve("done");
        socket.end();
        return;
      }
      asked = next;
      const wait = waitOf(options, result);
      if (wait > 0) setTimeout(() => write(socket, options, next), wait);
      else write(socket, options, next);
    });
  });
}

let sent = 0;

function write(socket: Socket, { host, head }: Load, path: string): void {
  const more = head?.(sent++, path) ?? "";
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: en\r\nAccept: text/html\r\n${more}\r\n`,
  );
}

/** @returns milliseconds until the next request is due */
function waitOf({ rate }: Load, { requests, startedAt }: LoadResult): number {
  return rate ? startedAt + (requests / rate) * 1000 - performance.now() : 0;
}

/** @returns status and whole length of the response at the front of the buffer, or null while it is not complete */
function readResponse(buffer: Buffer): { status: number; length: number } | null {
  const end = buffer.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const head = buffer.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    if (!/\r\ntransfer-encoding: chunked/i.test(head)) return { status, length: end + 4 };
    const last = buffer.indexOf("\r\n0\r\n\r\n", end);
    return last < 0 ? null : { status, length: last + 7 };
  }
  const whole = end + 4 + Number(length);
  return buffer.length >= whole ? { status, length: whole } : null;
}
