import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { codePoints } from "~/domain/text";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { ContactPartsProps } from "./contact-parts";
import { dropNote, storedNote, storeNote } from "./stored-notes";

type State = "same" | "saving" | "saved" | "failed";

/**
 * The owner's note, saved on blur and when the drawer closes. An unsaved note is stored for the tab and restored when
 * the contact is opened.
 */
export function ContactNote({
  contact,
  isActing,
  onChange,
}: Pick<ContactPartsProps, "contact" | "isActing" | "onChange">) {
  const { t } = useTranslation("contactList");
  const { id, note = "" } = contact;
  const [typed, setTyped] = useState(() => storedNote(id) ?? note);
  const [state, setState] = useState<State>(() => (storedNote(id) === null ? "same" : "failed"));
  const saved = useRef(note);
  const isTooLong = codePoints(typed) > LIMITS.contactNote;

  const save = useStableCallback(async (): Promise<void> => {
    if (isActing || isTooLong || typed === saved.current) return;
    const text = typed;
    setState("saving");
    const failure = await onChange({ note: text });
    if (failure) return setState("failed");
    saved.current = text;
    if (storedNote(id) === text) dropNote(id);
    setState("saved");
  });
  // Closing the drawer does not blur the open field.
  useEffect(() => () => void save(), [save]);

  if (isActing)
    return (
      <div className="flex flex-col gap-1.5">
        <h3 className="font-medium text-sm">{t("note.label")}</h3>
        <p className="text-muted">{note || "–"}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t("note.label")}
        placeholder={t("note.placeholder")}
        value={typed}
        counter={typed.length > LIMITS.contactNote * 0.9 ? LIMITS.contactNote : undefined}
        onChange={(text) => {
          setTyped(text);
          storeNote(id, text);
          setState("same");
        }}
        onBlur={() => void save()}
      />
      <div className="flex items-center gap-3">
        {typed !== saved.current || state === "failed" ? (
          <Button
            size="small"
            isPending={state === "saving"}
            pendingLabel={t("note.saving")}
            isDisabled={isTooLong}
            onPress={() => void save()}
          >
            {t("note.save")}
          </Button>
        ) : null}
        <span role="status" className={state === "failed" ? "text-danger text-sm" : "text-muted text-sm"}>
          {state === "same" ? null : t(`note.${state}`)}
        </span>
      </div>
    </div>
  );
}
