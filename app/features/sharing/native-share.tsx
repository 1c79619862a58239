import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { reportEvent } from "~/features/editing/report-event";
import { Button } from "~/ui/button";

/** Opens the system's share sheet, if there is one. */
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
      // Cancelling rejects the promise: that is not a failure.
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
