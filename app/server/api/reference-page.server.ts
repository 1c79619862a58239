import { BRAND } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import type { ApiDocument } from "./document.server";
import { REFERENCE } from "./prose.server";
import { code } from "./reference-html.server";
import { type JsonSchema, schemaHtml } from "./reference-schema.server";
import { REFERENCE_STYLE } from "./reference-style.server";

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: JsonSchema }> }>;
}

interface Call extends Operation {
  method: string;
  path: string;
}

/** The reference as one document without script: HTML made from the OpenAPI document. */
export function referencePage(document: ApiDocument): string {
  const calls = callsOf(document);
  const tags = (document.tags ?? []).map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.tags?.includes(name)),
  }));
  const shapes = Object.entries((document.components?.schemas ?? {}) as Record<string, JsonSchema>);
  const server = document.servers?.[0]?.url ?? "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}</title>
<style>${REFERENCE_STYLE}</style>
</head>
<body>
<header><h1><span>${escapeHtml(BRAND)}</span> API</h1>
<p>${code(server)} <a href="/openapi.json">OpenAPI 3.1</a></p></header>
<div class="columns">
<nav aria-label="${REFERENCE.calls}">${tags.map(navigation).join("")}<h2><a href="#shapes">${REFERENCE.shapes}</a></h2></nav>
<main>
<section class="intro">${REFERENCE.introduction.map((text) => `<p>${withCode(text)}</p>`).join("")}</section>
${tags.map(({ name, calls }) => `<section><h2>${escapeHtml(name)}</h2>${calls.map(callHtml).join("")}</section>`).join("")}
<section id="shapes"><h2>${REFERENCE.shapes}</h2>${shapes.map(shapeHtml).join("")}</section>
</main>
</div>
</body>
</html>`;
}

function callsOf(document: ApiDocument): Call[] {
  const paths = (document.paths ?? {}) as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

function navigation({ name, calls }: { name: string; calls: Call[] }): string {
  const links = calls.map(
    (call) =>
      `<li><a href="#${call.operationId}">${escapeHtml(call.summary ?? "").replace(/[;,].*/, "")}</a></li>`,
  );
  return `<h2>${escapeHtml(name)}</h2><ul>${links.join("")}</ul>`;
}

function callHtml(call: Call): string {
  const token = call.security ? `<span class="token">${REFERENCE.needsToken}</span>` : "";
  return `<article id="${call.operationId}">
<h3>${escapeHtml(call.summary ?? "")}</h3>
<p class="line"><b class="${call.method}">${call.method.toUpperCase()}</b> ${code(call.path)} ${token}</p>
${parametersHtml(call)}${bodyHtml(call)}${responsesHtml(call)}</article>`;
}

function parametersHtml({ parameters = [] }: Call): string {
  if (parameters.length === 0) return "";
  const properties = Object.fromEntries(
    parameters.map(({ name, in: place, schema }) => [name, { ...schema, description: place }]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return `<h4>${REFERENCE.parameters}</h4>${schemaHtml({ type: "object", properties, required })}`;
}

function bodyHtml({ requestBody }: Call): string {
  const entries = Object.entries(requestBody?.content ?? {});
  return entries
    .map(
      ([type, { schema }]) => `<h4>${REFERENCE.body} <small>${type}</small></h4>${schemaHtml(schema ?? {})}`,
    )
    .join("");
}

function responsesHtml({ responses }: Call): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    const isFailure = Number(status) >= 400;
    const shape = schema && !isFailure ? schemaHtml(schema) : "";
    const kind = isFailure ? "failed" : "fine";
    return `<li class="${kind}"><b>${status}</b> ${escapeHtml(description)}${shape}</li>`;
  });
  return `<h4>${REFERENCE.responses}</h4><ul class="answers">${rows.join("")}</ul>`;
}

const shapeHtml = ([name, schema]: [string, JsonSchema]) =>
  `<article id="shape-${name}"><h3>${name}</h3>${schemaHtml(schema)}</article>`;

/** Text with `code` in backticks. */
const withCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
