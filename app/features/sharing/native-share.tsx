import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { reportEvent } from "~/features/editing/report-event";
import { Button } from "~/ui/button";

/** The phone's own way of sending a link, where there is one. */
export function NativeShare({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation("sharing");
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(typeof navigator.share === "function"), []);
  if (!isThere) return null;
  return (
    <Button
      variant="primary"
      size="large"
      icon={<Send />}
      // Somebody who changes their mind rejects the promise: that is no failure.
      onPress={() =>
        navigator.share({ title, url }).then(
          () => reportEvent("linkShared"),
          () => undefined,
        )
      }
    >
      {t("share.send")}
    </Button>
  );
}
