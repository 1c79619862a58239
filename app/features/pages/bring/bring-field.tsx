import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import { normalizedUrl } from "~/domain/links";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { TextField } from "~/ui/text-field";
import { BringSheet } from "./bring-sheet";
import type { Brought } from "./brought";

/** Field for the address of the user's page elsewhere, to start from its links. */
export function BringField({
  className,
  onTake,
}: {
  className?: string;
  onTake: (brought: Brought) => void;
}) {
  const { t } = useTranslation("bring");
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  function look(event: FormEvent) {
    event.preventDefault();
    // Pages are only fetched over HTTPS.
    const typed = (normalizedUrl(text) ?? "").replace(/^http:/i, "https:");
    const address = fetchableUrl(typed, [])?.href ?? null;
    setUrl(address);
    setWrong(address === null);
  }
  return (
    <Disclosure title={t("open")} level={2} className={className}>
      <form onSubmit={look} className="@container">
        <div className="flex @md:flex-row flex-col items-start gap-3">
          <TextField
            label={t("question")}
            description={t("hint")}
            error={isWrong ? t("wrong") : undefined}
            className="w-full @md:w-auto @md:flex-1"
            {...ADDRESS_INPUT}
            placeholder="linktr.ee/…"
            value={text}
            onChange={(typed) => {
              setWrong(false);
              setText(typed);
            }}
          />
          <Button type="submit" className="@md:mt-6.5" isDisabled={text.trim() === ""}>
            {t("look")}
          </Button>
        </div>
        {url ? (
          <BringSheet
            key={url}
            url={url}
            isNew
            onClose={() => setUrl(null)}
            onTake={(brought) => {
              setUrl(null);
              onTake(brought);
            }}
          />
        ) : null}
      </form>
    </Disclosure>
  );
}
