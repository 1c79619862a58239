import type { SerializeFrom } from "@remix-run/cloudflare";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddedWay } from "~/domain/accounts/added-way";
import { PROVIDER_NAMES } from "~/domain/accounts/social";
import { Checkbox } from "~/ui/checkbox";
import { useDay } from "./use-day";

/**
 * The ways to sign in that were added lately, in the form that resets a password: each is ticked to be removed. The
 * form's field `keep` has the ids of the others.
 */
export function AddedWays({ ways }: { ways: SerializeFrom<AddedWay[]> }) {
  const { t } = useTranslation("accounts");
  const day = useDay();
  const [kept, setKept] = useState<string[]>([]);
  if (ways.length === 0) return null;
  const toggle = (id: string, isRemoved: boolean) =>
    setKept((ids) => (isRemoved ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t("change.added")}</legend>
      <p className="text-muted text-sm">{t("change.addedText")}</p>
      {ways.map(({ id, kind, name, addedAt }) => (
        <Checkbox
          key={id}
          isSelected={!kept.includes(id)}
          onChange={(isSelected) => toggle(id, isSelected)}
          label={
            <span className="break-words">
              {[
                kind === "passkey" ? t("change.passkey") : PROVIDER_NAMES[kind],
                name && `\u2068${name}\u2069`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          }
          description={day(addedAt)}
        />
      ))}
      <input type="hidden" name="keep" value={kept.join(",")} />
    </fieldset>
  );
}
