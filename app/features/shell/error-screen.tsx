import { isRouteErrorResponse } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** What a screen shows when it could not be shown: what happened, and the id under which we find it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  const id = isRouteErrorResponse(error) ? (error.data as { id?: string } | null)?.id : undefined;
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="font-display text-2xl">{t("error.title")}</h1>
      <p className="mt-4 text-muted">{t("error.text")}</p>
      {id ? <p className="mt-4 text-sm text-faint">{t("error.id", { id })}</p> : null}
    </main>
  );
}
