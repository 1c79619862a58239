import { isProvider, type Provider } from "~/domain/accounts/social";
import { authorizePage, formPost } from "./identity-page";
import { PEOPLE, type SandboxPerson, troubleOf } from "./identity-people";
import type { IdentityProviders } from "./identity-providers";

/**
 * The identity providers' stand-in, on a host of its own: the account chooser (`/google/authorize`), the provider's
 * keys, its token service and token revocation; for the app its client registration with Apple (`/apple/client`), for
 * tests the revoked tokens (`/dev/revoked.json`).
 * @returns its response, or null for other requests
 */
export async function respondToIdentity(
  request: Request,
  providers: DurableObjectStub<IdentityProviders>,
): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (pathname === "/apple/client") return Response.json(await providers.appleClient());
  if (pathname === "/dev/revoked.json") return Response.json(await providers.revoked());
  const [, name, call] = pathname.split("/");
  if (!isProvider(name)) return null;
  if (call === "keys") return Response.json(await providers.keySet());
  if (call === "authorize") {
    const problem = problemOf(name, new URLSearchParams(search));
    if (problem) return new Response(problem, { status: 400 });
    return request.method === "POST"
      ? choose(name, request, providers)
      : authorizePage(name, search.slice(1));
  }
  return (call === "token" || call === "revoke") && request.method === "POST"
    ? providers.fetch(request)
    : null;
}

/** The error that a provider would show instead of its screen. */
function problemOf(provider: Provider, query: URLSearchParams): string | null {
  const back = URL.parse(query.get("redirect_uri") ?? "");
  const isOurs = back?.pathname === "/login/social" && back.searchParams.get("client") === provider;
  if (!isOurs) return "redirect_uri_mismatch";
  if (query.get("response_type") !== "code") return "unsupported_response_type";
  if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) return "invalid_request";
  if (!query.get("state") || !query.get("nonce")) return "invalid_request";
  const isPosted = query.get("response_mode") === "form_post";
  return provider === "apple" && !isPosted ? "response_mode must be form_post" : null;
}

async function choose(
  provider: Provider,
  request: Request,
  providers: DurableObjectStub<IdentityProviders>,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
  // The last value counts: a pressed button follows the list.
  const trouble = troubleOf(form.getAll("trouble").at(-1));
  const state = query.get("state") ?? "";
  const back = query.get("redirect_uri") ?? "";
  if (trouble === "cancel" || trouble === "refuse") {
    const cancelled = provider === "apple" ? "user_cancelled_authorize" : "access_denied";
    return sentBack(provider, back, { error: trouble === "cancel" ? cancelled : "invalid_scope", state });
  }
  const person = personOf(form);
  const { code, isFirst } = await providers.grant({
    provider,
    person,
    trouble,
    clientId: query.get("client_id") ?? "",
    returnAddress: back,
    nonce: query.get("nonce") ?? "",
    challenge: query.get("code_challenge") ?? "",
  });
  const [firstName = "", ...rest] = person.name.split(" ");
  const user = JSON.stringify({ name: { firstName, lastName: rest.join(" ") }, email: person.email });
  return sentBack(provider, back, { code, state, ...(provider === "apple" && isFirst && { user }) });
}

function personOf(form: URLSearchParams): SandboxPerson {
  const chosen = form.get("person");
  const known = PEOPLE.find(({ email }) => email === chosen);
  if (known) return known;
  const hostedDomain = form.get("hosted") ?? undefined;
  return {
    email: form.get("email") ?? "",
    name: form.get("name") ?? "",
    isVerified: form.get("verified") === "yes",
    ...(hostedDomain && { hostedDomain }),
  };
}

/** Google redirects, Apple posts a form. */
function sentBack(provider: Provider, back: string, fields: Record<string, string>): Response {
  if (provider === "apple") return formPost(back, fields);
  const url = new URL(back);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return Response.redirect(url.href, 302);
}
