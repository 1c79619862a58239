import { useEffect, useRef, useState } from "react";
import { draftIds } from "~/features/editing/draft-ids";
import { firstTouch } from "./first-touch";

/**
 * Sends along what this browser made without an account, where its visitor first came from, and what time it is there.
 * Another tab may make a draft while the form is open, so what is sent is read when it is sent.
 */
export function HiddenDrafts({ withFirstTouch }: { withFirstTouch?: boolean }) {
  const drafts = useRef<HTMLInputElement>(null);
  const [touch, setTouch] = useState("{}");
  const [zone, setZone] = useState("");
  useEffect(() => {
    setTouch(JSON.stringify(firstTouch()));
    setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const form = drafts.current?.form;
    const addDrafts = ({ formData }: FormDataEvent) =>
      formData.set("temporaryIds", JSON.stringify(draftIds()));
    form?.addEventListener("formdata", addDrafts);
    return () => form?.removeEventListener("formdata", addDrafts);
  }, []);
  return (
    <>
      <input ref={drafts} type="hidden" name="temporaryIds" defaultValue="[]" />
      {withFirstTouch ? (
        <>
          <input type="hidden" name="firstTouch" value={touch} />
          <input type="hidden" name="timeZone" value={zone} />
        </>
      ) : null}
    </>
  );
}
