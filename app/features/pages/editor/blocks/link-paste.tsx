import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PastedLink, pastedLinks } from "~/domain/link-fetch/pasted-links";
import { ADDRESS_INPUT } from "~/ui/address-input";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

interface LinkPasteProps {
  onLinks: (links: PastedLink[]) => void;
  /** Adds a link that is filled in by hand. */
  onEmpty: () => void;
  /** On the button; "Add link" by default. */
  addText?: string;
  inputRef?: RefObject<HTMLInputElement>;
}

/** One field for links, one or many: what is pasted is added at once, what is typed by Enter, and the next can follow. */
export function LinkPaste({ onLinks, onEmpty, addText, inputRef }: LinkPasteProps) {
  const { t } = useTranslation("editor");
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;

  /** @returns whether there were links in it */
  function take(from: string): boolean {
    const links = pastedLinks(from);
    if (links.length === 0) return false;
    onLinks(links);
    setText("");
    setWrong(false);
    field.current?.focus();
    return true;
  }

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
          onPress={() => (text.trim() === "" ? onEmpty() : setWrong(!take(text)))}
        >
          {addText ?? t("links.add")}
        </Button>
      </div>
    </form>
  );
}
