import { Pencil, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { CodeNameDialog } from "./code-name-dialog";
import { RemoveCode } from "./remove-code";
import type { CardCodes } from "./use-card-codes";
import { useFocusAfter } from "./use-focus-after";

/** Gets the focus once the code whose button had it is deleted. */
const ADD_ID = "card-code-add";

/** Which of the card's codes is looked at; further ones are made, named and taken off the list here. */
export function CodeNames({ codes }: { codes: CardCodes }) {
  const { t } = useTranslation("codes");
  const focusAfter = useFocusAfter();
  const { code } = codes;
  if (!code || !codes.codes) return null;
  const list = codes.codes;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {list.length > 1 ? (
        <Select
          className="min-w-0 max-w-md flex-1 basis-52"
          label={t("which")}
          value={code.code}
          onChange={codes.choose}
          choices={list.map((each) => ({
            id: each.code,
            label: each.name ?? t("first"),
            text: each.name ?? t("first"),
            description: <bdi dir="ltr">{each.code}</bdi>,
          }))}
        />
      ) : null}
      {list.length > 1 ? (
        <CodeNameDialog
          key={code.code}
          title={t("renameTitle")}
          action={t("save")}
          start={code.name ?? ""}
          onName={(name) => codes.name(name, code.code)}
          trigger={<Button icon={<Pencil />}>{t("rename")}</Button>}
        />
      ) : null}
      {code.isFirst ? null : (
        <RemoveCode
          name={code.name ?? code.code}
          onRemove={async () => {
            if (await codes.remove(code.code)) focusAfter([ADD_ID]);
          }}
        />
      )}
      {list.length < LIMITS.codesPerCard ? (
        <CodeNameDialog
          title={t("addTitle")}
          text={t("addText")}
          action={t("make")}
          start=""
          onName={(name) => codes.name(name)}
          trigger={
            <Button id={ADD_ID} icon={<Plus />}>
              {t("add")}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
