import { AppError } from "~/domain/errors";
import { withLimitedBody } from "~/server/http/body-limit.server";
import { limitWrites } from "~/server/http/write-burst.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  listChangedPasses,
  logFromPhone,
  registerPass,
  unregisterPass,
} from "~/server/services/passes/apple/update-service.server";
import { heldPassResponse } from "./downloads.server";
import { refusalOf } from "./response.server";

const MAX_BYTES = 16 * 1024;
const NO_STORE = { "Cache-Control": "no-store" };

/** The requests of phones, below `/passkit/v1/`. */
export type PassKitPath =
  | { kind: "registration"; device: string; type: string; serial: string }
  | { kind: "registrations"; device: string; type: string }
  | { kind: "pass"; type: string; serial: string }
  | { kind: "log" };

const NAME = "([\\w.-]{1,128})";
const REGISTRATIONS = new RegExp(`^/passkit/v1/devices/${NAME}/registrations/${NAME}(?:/${NAME})?$`);
const PASS = new RegExp(`^/passkit/v1/passes/${NAME}/${NAME}$`);

/** @returns the request of an address of the update service, or null */
export function readPassKitPath(path: string): PassKitPath | null {
  if (path === "/passkit/v1/log") return { kind: "log" };
  const [, device, type, serial] = REGISTRATIONS.exec(path) ?? [];
  if (device && type) {
    return serial ? { kind: "registration", device, type, serial } : { kind: "registrations", device, type };
  }
  const [, ofType, ofSerial] = PASS.exec(path) ?? [];
  return ofType && ofSerial ? { kind: "pass", type: ofType, serial: ofSerial } : null;
}

/**
 * Responds to phones that hold passes, by Apple's protocol: it has statuses and no texts, and is not used by browsers,
 * so neither languages nor the rules for forms apply.
 */
export function respondToPassKit(
  request: Request,
  url: URL,
  target: PassKitPath,
  platform: Platform,
): Promise<Response> {
  return statusOf(async () => {
    await limitWrites(request, platform);
    const response = await respond(request, url, target, platform);
    return response ?? new Response(null, { status: 405, headers: NO_STORE });
  });
}

/** @returns the result of the work, or the status from the one table where it refuses */
async function statusOf(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    return refusalOf(error);
  }
}

async function respond(
  request: Request,
  url: URL,
  target: PassKitPath,
  platform: Platform,
): Promise<Response | null> {
  const { method, headers } = request;
  const asked = (type: string, serial: string) => ({
    passTypeIdentifier: type,
    serialNumber: serial,
    authorization: headers.get("Authorization"),
  });
  if (target.kind === "registration" && method === "POST") {
    const pass = asked(target.type, target.serial);
    const isNew = await registerPass(platform, pass, target.device, await readJson(request));
    return new Response(null, { status: isNew ? 201 : 200, headers: NO_STORE });
  }
  if (target.kind === "registration" && method === "DELETE") {
    await unregisterPass(platform, asked(target.type, target.serial), target.device);
    return new Response(null, { status: 200, headers: NO_STORE });
  }
  if (target.kind === "registrations" && method === "GET") {
    const since = url.searchParams.get("passesUpdatedSince");
    const changed = await listChangedPasses(platform, target.type, target.device, since);
    return changed
      ? Response.json(changed, { headers: NO_STORE })
      : new Response(null, { status: 204, headers: NO_STORE });
  }
  if (target.kind === "pass" && method === "GET") {
    return heldPassResponse(platform, asked(target.type, target.serial), headers.get("If-Modified-Since"));
  }
  if (target.kind === "log" && method === "POST") {
    await logFromPhone(platform, await readJson(request));
    return new Response(null, { status: 200, headers: NO_STORE });
  }
  return null;
}

async function readJson(request: Request): Promise<unknown> {
  const limited = await withLimitedBody(request, MAX_BYTES);
  try {
    return await limited.json();
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
}
