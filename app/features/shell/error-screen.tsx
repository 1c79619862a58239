import { isRouteErrorResponse } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

/** What a screen shows when it could not be shown: what happened, and the id under which we find it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  const kind = kindOf(error);
  const id = failureIn(error)?.id;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-4 px-6 py-24">
      <h1 className="display text-2xl">{t(`${kind}.title`)}</h1>
      <p className="text-muted">{t(`${kind}.text`)}</p>
      {id && kind === "error" ? <p className="text-faint text-sm">{t("error.id", { id })}</p> : null}
      <p>
        <TextLink href={path(kind === "notWhileActing" ? "/dashboard" : "/")}>{t("error.back")}</TextLink>
      </p>
    </div>
  );
}

// why: what a loader throws has no type; ours throw a failure, and of others no property is relied on.
const failureIn = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as Partial<Failure> | null) : null;

function kindOf(error: unknown): "error" | "notFound" | "notWhileActing" {
  if (isRouteErrorResponse(error) && error.status === 404) return "notFound";
  return failureIn(error)?.messageKey === "notWhileActing" ? "notWhileActing" : "error";
}
