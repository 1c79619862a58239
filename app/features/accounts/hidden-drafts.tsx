import { useEffect, useState } from "react";
import { draftIds } from "~/features/editing/draft-ids";
import { firstTouch } from "./first-touch";

/** Sends along what this browser made without an account, and where its visitor first came from. */
export function HiddenDrafts({ withFirstTouch }: { withFirstTouch?: boolean }) {
  const [drafts, setDrafts] = useState("[]");
  const [touch, setTouch] = useState("{}");
  useEffect(() => {
    setDrafts(JSON.stringify(draftIds()));
    setTouch(JSON.stringify(firstTouch()));
  }, []);
  return (
    <>
      <input type="hidden" name="temporaryIds" value={drafts} />
      {withFirstTouch ? <input type="hidden" name="firstTouch" value={touch} /> : null}
    </>
  );
}
