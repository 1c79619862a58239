import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/cloudflare";
import type { z } from "zod";
import { AppError } from "~/domain/errors";
import { appContext } from "~/server/http/request-context.server";
import { parseInput, readJson } from "./body.server";
import { failureResponse } from "./error-response.server";
import type { PublicArgs, UserArgs } from "./route.server";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An endpoint's name: its method and its path as in the table of routes. */
export type EndpointName = `${Method} /${string}`;

/** The values of the `:names` in a path. */
export type PathParams<Name extends string> = Name extends `${string}/:${infer Param}/${infer Rest}`
  ? Record<Param, string> & PathParams<`/${Rest}`>
  : Name extends `${string}/:${infer Param}`
    ? Record<Param, string>
    : unknown;

interface Inputs<Body extends z.ZodType, Query extends z.ZodType> {
  /** Schema of the JSON body. An endpoint without one reads none, or reads form data itself. */
  body?: Body;
  /** The same for a body that the handler reads itself, after its rate limit. */
  bodyReadLater?: Body;
  /** Schema of the address's query. */
  query?: Query;
}

interface UserInputs<Body extends z.ZodType, Query extends z.ZodType> extends Inputs<Body, Query> {
  /** Runs before any of the input is read; throws where the endpoint does not exist for this user. */
  before?: (args: UserArgs) => Promise<void>;
}

interface Parsed<Name extends string, Body extends z.ZodType, Query extends z.ZodType> {
  params: PathParams<Name>;
  body: z.output<Body>;
  query: z.output<Query>;
}

/** The types shared by server and screen. For the compiler only: it has no value at run time. */
export interface Contract {
  name: string;
  body: unknown;
  query: unknown;
  response: unknown;
}

export interface Endpoint<C extends Contract = Contract> {
  name: EndpointName;
  run: (args: PublicArgs) => Promise<unknown>;
  /** @internal */
  contract?: C;
}

export type ContractOf<Name, Body, Query, Value> = {
  name: Name;
  body: z.input<Body>;
  query: z.input<Query>;
  response: SerializeFrom<() => Value>;
};

/**
 * A public endpoint of our own screens.
 * @param name method and path; `:names` in it are in `params`
 * @param inputs schemas of the input, checked before the handler runs
 * @param handle returns the JSON value; what it throws becomes the failure sent to the screen
 */
export function publicEndpoint<
  const Name extends EndpointName,
  Value,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(
  name: Name,
  inputs: Inputs<Body, Query>,
  handle: (args: Omit<PublicArgs, "params"> & Parsed<Name, Body, Query>) => Promise<Value>,
): Endpoint<ContractOf<Name, Body, Query, Value>> {
  return {
    name,
    run: async (args) => handle({ ...args, ...(await parsed<Name, Body, Query>(args, inputs)) }),
  };
}

/**
 * The same with a signed-in user. A screen names its user in `X-Visita-User`: after another sign-in the call is not
 * made in the new user's name. An ended session gets a 401 and keeps what is on the screen, where a redirect would lose
 * it.
 */
export function userEndpoint<
  const Name extends EndpointName,
  Value,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(
  name: Name,
  inputs: UserInputs<Body, Query>,
  handle: (args: Omit<UserArgs, "params"> & Parsed<Name, Body, Query>) => Promise<Value>,
): Endpoint<ContractOf<Name, Body, Query, Value>> {
  return {
    name,
    run: async (args) => {
      const { actor } = args.session;
      const meant = args.request.headers.get("X-Visita-User");
      if (actor.kind !== "user" || (meant !== null && meant !== actor.userId))
        throw new AppError("unauthorized");
      await inputs.before?.({ ...args, actor });
      return handle({ ...args, actor, ...(await parsed<Name, Body, Query>(args, inputs)) });
    },
  };
}

async function parsed<Name extends string, Body extends z.ZodType, Query extends z.ZodType>(
  { request, params }: PublicArgs,
  { body, query }: Inputs<Body, Query>,
): Promise<Parsed<Name, Body, Query>> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return {
    // The table of routes matched the path, so that its params exist.
    params: params as PathParams<Name>,
    query: (query ? parseInput(query, search) : undefined) as z.output<Query>,
    body: (body ? await readJson(request, body) : undefined) as z.output<Body>,
  };
}

type AnyEndpoint = Endpoint<{ name: string; body: never; query: never; response: unknown }> | Endpoint;

/** A route's `loader` or `action`, with the contracts of its endpoints in its type. */
export interface Resource<E> {
  (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response>;
  /** @internal */
  endpoints?: E;
}

/**
 * The `loader` or `action` of a route that screens call: responds with `{ok: true, value}`, or `{ok: false, error}`
 * with the error's status, from the endpoint of the request's method. A file is a response of its own.
 */
export function resource<const E extends AnyEndpoint[]>(...endpoints: E): Resource<E[number]> {
  return async ({ context, request, params }) => {
    const args = { ...appContext(context), request, params };
    try {
      const method = request.method === "HEAD" ? "GET" : request.method;
      const found = endpoints.find(({ name }) => name.startsWith(`${method} `));
      if (!found) throw new AppError("method_not_allowed");
      const value = await found.run(args);
      return value instanceof Response ? value : Response.json({ ok: true, value });
    } catch (error) {
      if (error instanceof Response) return error;
      return failureResponse(error, args.platform);
    }
  };
}

/** The contracts of the endpoints of some route modules, by their names. */
export type ContractsOf<Modules> = {
  [C in ContractIn<Modules> as C["name"]]: C;
};

type ContractIn<Module> = Module extends unknown
  ?
      | EndpointsOf<Module extends { loader: infer L } ? L : never>
      | EndpointsOf<Module extends { action: infer A } ? A : never>
  : never;

type EndpointsOf<Function_> =
  Function_ extends Resource<infer E> ? (E extends Endpoint<infer C> ? C : never) : never;
