import { escapeHtml } from "~/domain/escape-html";
import { REFERENCE } from "./prose.server";
import { code } from "./reference-html.server";

/** As much of JSON Schema as our document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
  readOnly?: boolean;
  description?: string;
}

/** A schema as a list of its fields, the fields of fields folded. */
export function schemaHtml(schema: JsonSchema): string {
  const inner = fieldsHtml(schema);
  return inner === "" ? `<p class="type">${typeHtml(schema)}</p>` : inner;
}

function fieldsHtml(schema: JsonSchema): string {
  if (schema.properties) {
    const rows = Object.entries(schema.properties).map(([name, field]) =>
      fieldHtml(name, field, schema.required?.includes(name) ?? false),
    );
    return `<ul class="fields">${rows.join("")}</ul>`;
  }
  if (schema.items) return fieldsHtml(schema.items);
  const choices = (schema.oneOf ?? schema.anyOf ?? []).map(fieldsHtml).filter((html) => html !== "");
  return choices.join("");
}

function fieldHtml(name: string, field: JsonSchema, isRequired: boolean): string {
  const marks = [
    isRequired ? `<em>${REFERENCE.required}</em>` : "",
    field.readOnly ? `<em>${REFERENCE.readOnly}</em>` : "",
    field.description ? `<small>${escapeHtml(field.description)}</small>` : "",
  ];
  const head = `${code(name)} <span class="type">${typeHtml(field)}</span> ${marks.join(" ")}`;
  const inner = fieldsHtml(field);
  if (inner === "") return `<li>${head}</li>`;
  return `<li><details><summary>${head}</summary>${inner}</details></li>`;
}

function typeHtml(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(" | ");
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map(typeHtml))].join(" | ");
  if (schema.items) return `${typeHtml(schema.items)}[]${limits(schema)}`;
  return `${[schema.type ?? ""].flat().join(" | ")}${limits(schema)}`;
}

function limits({ format, minimum, maximum, maxLength, maxItems, default: given }: JsonSchema): string {
  const parts = [
    format ?? "",
    minimum === undefined ? "" : `≥ ${minimum}`,
    maximum === undefined ? "" : `≤ ${maximum}`,
    maxLength === undefined ? "" : `≤ ${maxLength}`,
    maxItems === undefined ? "" : `≤ ${maxItems}`,
    given === undefined || typeof given === "object" ? "" : `= ${JSON.stringify(given)}`,
  ].filter((part) => part !== "");
  return parts.length > 0 ? ` ${escapeHtml(parts.join(", "))}` : "";
}
