import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { type PastedLink, readPasted } from "~/domain/link-fetch/pasted-links";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { useToasts } from "~/ui/toast-queue";
import { useLeaving } from "./use-leaving";

const TOLD_MS = 10_000;

interface LinkPasteProps {
  /**
   * @param isLeft whether the focus is elsewhere already, where it stays
   * @returns false where there was no room for all of them
   */
  onLinks: (links: PastedLink[], isLeft: boolean) => unknown;
  /** Adds an empty link. @returns false if the limit is reached */
  onEmpty: () => unknown;
  /** On the button; "Add link" by default. */
  addText?: string;
  inputRef?: RefObject<HTMLInputElement>;
}

/**
 * One field for links, one or many: what is pasted is added at once, what is typed by Enter, and the next can follow.
 * What was typed is added as well before the tab is left, or the page saved: it looks like a part of it.
 */
export function LinkPaste({ onLinks, onEmpty, addText, inputRef }: LinkPasteProps) {
  const { t } = useTranslation("editor");
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const toasts = useToasts();
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;

  /** What of a paste was left out; the field itself may go with the empty page. */
  const tell = (what: "pasteCut" | "pasteRest") =>
    toasts.show({
      type: "warn",
      title: t(`links.${what}`, { max: LIMITS.itemsPerBlock }),
      duration: TOLD_MS,
    });

  /** @returns whether there were links in it */
  function take(from: string, isLeft = false): boolean {
    const { links, isCut, hasOtherLines } = readPasted(from);
    if (links.length === 0) return false;
    const hadRoom = onLinks(links, isLeft) !== false && !isCut;
    if (!hadRoom) tell("pasteCut");
    else if (hasOtherLines) tell("pasteRest");
    setText("");
    setWrong(false);
    if (!isLeft) field.current?.focus();
    return true;
  }

  useLeaving(field, text.trim() !== "", () => take(text, true));

  return (
    <form
      className="@container"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") setWrong(!take(text));
      }}
    >
      <div className="flex @sm:flex-row flex-col items-start gap-2">
        <TextField
          label={t("links.paste")}
          description={t("links.pasteHint")}
          error={isWrong ? t("links.pasteNone") : undefined}
          className="w-full @sm:w-auto @sm:flex-1"
          inputRef={field}
          {...ADDRESS_INPUT}
          value={text}
          onChange={(typed) => {
            setWrong(false);
            setText(typed);
          }}
          onPaste={(event) => {
            // An input would join the lines of a list to one.
            if (text === "" && take(event.clipboardData.getData("text"))) event.preventDefault();
          }}
        />
        <Button
          className="@sm:mt-7"
          icon={<Plus aria-hidden="true" />}
          onPress={() => {
            if (text.trim() !== "") setWrong(!take(text));
            else if (onEmpty() === false) tell("pasteCut");
          }}
        >
          {addText ?? t("links.add")}
        </Button>
      </div>
    </form>
  );
}
