import { isRouteErrorResponse } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

/** What a screen shows when it could not be shown: what happened, and the id under which we find it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  const path = useLocalPath();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const id = isRouteErrorResponse(error) ? (error.data as { id?: string } | null)?.id : undefined;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-4 px-6 py-24">
      <h1 className="display text-2xl">{t(isMissing ? "notFound.title" : "error.title")}</h1>
      <p className="text-muted">{t(isMissing ? "notFound.text" : "error.text")}</p>
      {id && !isMissing ? <p className="text-faint text-sm">{t("error.id", { id })}</p> : null}
      <p>
        <TextLink href={path("/")}>{t("error.back")}</TextLink>
      </p>
    </div>
  );
}
