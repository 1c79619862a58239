import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { type CodeStyle, codeStyleSchema } from "~/domain/codes/style";
import type { CodeView, codeOrderSchema } from "~/domain/codes/variants";
import { type Failure, type FieldError, fieldErrorsOf } from "~/domain/errors";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { useToasts } from "~/ui/toast-queue";

/** A drag over the colours is one save. */
const SAVE_AFTER_MS = 600;

/** The codes of a saved card: which is looked at, and its look, which saves itself as soon as it can be scanned. */
export function useCardCodes(hash: string) {
  const { t } = useTranslation("errors");
  const toasts = useToasts();
  const [codes, setCodes] = useState<CodeView[] | null>(null);
  const [isLost, setLost] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState<CodeStyle | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const timer = useRef<number>();
  const saving = useRef<Promise<CodeView[] | null>>();
  const code = codes?.find((each) => each.code === chosen) ?? codes?.[0];

  const load = useCallback(async () => {
    setLost(false);
    const result = await apiFetch("GET /editor-business-card/:hash/codes", { params: { hash } });
    if (result.ok) setCodes(result.value);
    else setLost(true);
  }, [hash]);
  useEffect(() => void load(), [load]);

  const send = async (body: z.input<typeof codeOrderSchema>): Promise<ApiResult<CodeView[]>> => {
    const result = await apiFetch("POST /editor-business-card/:hash/codes", { params: { hash }, body });
    if (result.ok) setCodes(result.value);
    return result;
  };

  const style = draft ?? code?.style;
  const parsed = style && codeStyleSchema.safeParse(style);
  const problems: FieldError[] =
    parsed && !parsed.success
      ? fieldErrorsOf(parsed.error)
      : failure?.field
        ? [{ ...failure, field: failure.field.replace(/^style\./, "") }]
        : [];

  const store = async (next: CodeStyle, of: string): Promise<CodeView[] | null> => {
    const result = await send({ intent: "change", code: of, style: next });
    setFailure(result.ok ? null : result.error);
    if (!result.ok) return null;
    // What was changed meanwhile stays.
    setDraft((now) => (now === next ? null : now));
    return result.value;
  };

  /** Stores what waits for it. @returns the code's version, null when its look could not be stored */
  const flush = async (): Promise<string | null> => {
    window.clearTimeout(timer.current);
    await saving.current;
    if (!code) return null;
    if (!draft) return code.version;
    if (!parsed?.success) return null;
    saving.current = store(draft, code.code);
    const stored = await saving.current;
    return stored?.find((each) => each.code === code.code)?.version ?? null;
  };
  const latest = useRef(flush);
  latest.current = flush;
  // Also stored if the tab is left at once.
  useEffect(() => () => void latest.current(), []);

  const refused = ({ messageKey, params }: Failure): false => {
    toasts.show({ type: "error", title: t(messageKey, params ?? {}) });
    return false;
  };

  return {
    codes,
    code,
    isLost,
    load,
    style,
    isValid: parsed?.success === true,
    isDirty: draft !== null,
    hasFailed: failure !== null,
    errorOf: (field: string) => {
      const problem = problems.find((each) => each.field === field);
      return problem ? t(problem.messageKey, problem.params ?? {}) : undefined;
    },
    /** The last look that can be scanned: what is shown while a colour is being picked. */
    shown: parsed?.success ? parsed.data : code?.style,
    flush,
    change: (next: Partial<CodeStyle>) => {
      if (!style) return;
      setDraft({ ...style, ...next });
      setFailure(null);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void latest.current(), SAVE_AFTER_MS);
    },
    choose: async (next: string) => {
      await flush();
      setDraft(null);
      setChosen(next);
    },
    /** @returns whether it succeeded; otherwise a notice shows the reason */
    name: async (name: string, of?: string): Promise<boolean> => {
      await flush();
      const result = await send(of ? { intent: "change", code: of, name } : { intent: "make", name });
      if (!result.ok) return refused(result.error);
      if (!of) setChosen(result.value.at(-1)?.code);
      return true;
    },
    /** Removes a code from the list. @returns whether it succeeded; otherwise a notice shows the reason */
    remove: async (of: string): Promise<boolean> => {
      await flush();
      const result = await send({ intent: "remove", code: of });
      if (!result.ok) return refused(result.error);
      setDraft(null);
      setFailure(null);
      setChosen(undefined);
      return true;
    },
  };
}

export type CardCodes = ReturnType<typeof useCardCodes>;
