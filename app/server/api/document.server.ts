import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Config } from "~/server/platform/config.server";
import type { ApiEnv } from "./env.server";
import { REFERENCE, TAGS } from "./prose.server";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const made = new WeakMap<Config, ApiDocument>();

/** The OpenAPI 3.1 document, made from the schemas that validate, once an isolate. */
export function documentOf(api: OpenAPIHono<ApiEnv>, config: Config): ApiDocument {
  const known = made.get(config);
  if (known) return known;
  api.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: REFERENCE.title, version: "1", description: REFERENCE.introduction.join("\n\n") },
    servers: [{ url: config.origins.api }],
    tags: Object.values(TAGS).map((name) => ({ name })),
  });
  made.set(config, document);
  return document;
}
