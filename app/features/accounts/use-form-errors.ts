import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { type FieldError, fieldErrorsOf } from "~/domain/errors";
import type { FormResult } from "~/server/http/form.server";

/**
 * The messages of a form: those of the schema at once when it is sent, those of the server when it answers. The same
 * schema speaks in both places.
 */
export function useFormErrors(schema: z.ZodType, result: FormResult | undefined) {
  const { t } = useTranslation("errors");
  const [local, setLocal] = useState<FieldError[] | null>(null);
  const fields = local ?? result?.fields ?? [];
  const say = ({ messageKey, params }: Omit<FieldError, "field">) => t(messageKey, params ?? {});
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const typed = Object.fromEntries(new FormData(event.currentTarget));
      const parsed = schema.safeParse(typed);
      const found = parsed.success ? [] : fieldErrorsOf(parsed.error);
      setLocal(found.length > 0 ? found : null);
      if (found.length === 0) return;
      event.preventDefault();
      focusField(event.currentTarget, found[0]?.field);
    },
    errorOf(field: string): string | undefined {
      const error = fields.find((candidate) => candidate.field === field);
      return error ? say(error) : undefined;
    },
    formError: local ? undefined : result?.form ? say(result.form) : undefined,
    valueOf: (field: string) => result?.values[field] ?? "",
  };
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name ? form.elements.namedItem(name) : null;
  if (field instanceof HTMLElement) field.focus();
}
