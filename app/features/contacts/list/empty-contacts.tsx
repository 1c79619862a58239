import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress, shortAddress } from "~/domain/addresses";
import { pageEditorPath } from "~/domain/screen-paths";
import { QrCode } from "~/features/codes/qr-code";
import { useLocalPath } from "~/i18n/use-path";
import type { ContactStart } from "~/server/services/contacts/find-contact-start.server";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** Before the first contact: what they come by, with its code, or what is to be made first. */
export function EmptyContacts({ first }: { first: ContactStart | null }) {
  const { t } = useTranslation("contactList");
  const path = useLocalPath();
  const { revalidate } = useRevalidator();
  // The last contact was just removed: the loader returns what is shown first.
  useEffect(() => {
    if (!first) revalidate();
  }, [first, revalidate]);
  const title = t("empty.title");
  if (!first) return <EmptyState title={title} />;
  switch (first.kind) {
    case "page":
    case "card":
      return (
        <EmptyState
          title={title}
          text={
            <>
              <QrCode
                url={first.qrUrl}
                label={t("empty.code", { title: first.title })}
                className="mx-auto mt-2 mb-6 size-44 rounded-md"
              />
              {t(`empty.${first.kind}`)}
              <bdi dir="ltr" className="mt-2 block font-medium text-ink">
                {shortAddress(first.url)}
              </bdi>
            </>
          }
          action={
            <LinkButton href={freshAddress(first)} target="_blank" rel="noopener">
              {t("empty.open", { title: first.title })}
            </LinkButton>
          }
        />
      );
    case "form":
      return (
        <EmptyState
          title={title}
          text={t("empty.form", { title: first.title })}
          action={
            <LinkButton href={path(pageEditorPath(first.pageId))}>
              {t("empty.edit", { title: first.title })}
            </LinkButton>
          }
        />
      );
    default:
      return (
        <EmptyState
          title={title}
          text={t("empty.makeText")}
          action={<LinkButton href={path("/editor")}>{t("empty.make")}</LinkButton>}
        />
      );
  }
}
