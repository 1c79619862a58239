import { useEffect, useState } from "react";
import { draftIds } from "~/features/editing/draft-ids";
import { firstTouch } from "./first-touch";

/** Sends along what this browser made without an account, where its visitor first came from, and what time it is there. */
export function HiddenDrafts({ withFirstTouch }: { withFirstTouch?: boolean }) {
  const [drafts, setDrafts] = useState("[]");
  const [touch, setTouch] = useState("{}");
  const [zone, setZone] = useState("");
  useEffect(() => {
    setDrafts(JSON.stringify(draftIds()));
    setTouch(JSON.stringify(firstTouch()));
    setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, []);
  return (
    <>
      <input type="hidden" name="temporaryIds" value={drafts} />
      {withFirstTouch ? (
        <>
          <input type="hidden" name="firstTouch" value={touch} />
          <input type="hidden" name="timeZone" value={zone} />
        </>
      ) : null}
    </>
  );
}
