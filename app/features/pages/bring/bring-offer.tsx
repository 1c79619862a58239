import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { usePageSession } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { BringSheet } from "./bring-sheet";
import { withBrought } from "./brought";

/** Beside the only link of a page: whether it is the user's page elsewhere, whose links can be imported. */
export function BringOffer({ url }: { url: string }) {
  const { t } = useTranslation("bring");
  const { content, changeContent } = usePageSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        actions={
          <Button size="small" onPress={() => setOpen(true)}>
            {t("offerAction")}
          </Button>
        }
      >
        {t("offer", { host: new URL(url).hostname.replace(/^www\./, "") })}
      </Notice>
      {isOpen ? (
        <BringSheet
          url={url}
          isNew={content().profile.title.trim() === ""}
          onClose={() => setOpen(false)}
          onTake={(brought) => {
            setOpen(false);
            changeContent(withBrought(content(), brought));
          }}
        />
      ) : null}
    </>
  );
}
