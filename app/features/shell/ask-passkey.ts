import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";

/** The outcome of a passkey request: it fails if the user or the browser refuses. */
export type PasskeyOutcome<T> = { ok: true; value: T } | { ok: false };

/** Runs a passkey request; a refusal, which browsers throw, is an outcome. */
export async function askBrowser<T>(ask: () => Promise<T>): Promise<PasskeyOutcome<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof Error) return { ok: false };
    throw error;
  }
}

/** Reauthenticates by a passkey. @returns the server's answer; null where the browser gave none */
export async function confirmByPasskey(): Promise<ApiResult<unknown> | null> {
  const options = await apiFetch("POST /account/confirm/passkey/options");
  if (!options.ok) return options;
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const asked = await askBrowser(() => startAuthentication({ optionsJSON: options.value }));
  return asked.ok ? apiFetch("POST /account/confirm/passkey", { body: asked.value }) : null;
}
