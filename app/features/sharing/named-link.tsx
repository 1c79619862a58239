import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { namedLink } from "~/domain/visits/named-link";
import { Disclosure } from "~/ui/disclosure";
import { TextField } from "~/ui/text-field";
import { CopyAddress } from "./copy-address";

const FIELDS = ["source", "medium", "campaign"] as const;

/** Creates an address that identifies in the visits where it was used. */
export function NamedLink({ url }: { url: string }) {
  const { t } = useTranslation("sharing");
  const [name, setName] = useState({ source: "", medium: "", campaign: "" });
  const named = namedLink(url, name);
  return (
    <Disclosure level={2} title={t("named.title")} className="border-t border-b-0!">
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-muted">{t("named.text")}</p>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`named.${field}`)}
            description={field === "source" ? t("named.sourceHint") : undefined}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={VISIT_LIMITS.name}
            value={name[field]}
            onChange={(text) => setName({ ...name, [field]: text })}
          />
        ))}
        {named ? <CopyAddress label={t("named.link")} value={named} /> : null}
      </div>
    </Disclosure>
  );
}
