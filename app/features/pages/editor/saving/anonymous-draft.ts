import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { keepDraft, readDraft } from "~/features/editing/local-draft";
import { apiUpload } from "~/features/editing/pictures/api-upload";
import { imageAt } from "~/features/editing/pictures/local-images";
import { inputOf, type PageDraft } from "~/features/pages/editor/page-draft";
import { picturesOf } from "~/features/pages/editor/pictures/draft-pictures";
import { draftIds, rememberDraft } from "~/features/temporary/draft-ids";
import type { UploadProgress } from "./save-pictures";
import { parseStoredDraft } from "./stored-draft";

const NAME = "page:handed-over";

/** Saves a draft without an account: what it holds comes back as a page with the sign-up. */
export async function saveAnonymousDraft(
  draft: PageDraft,
  onProgress: (progress: UploadProgress) => void,
): Promise<ApiResult<{ temporaryId: string }>> {
  const answer = await apiFetch("POST /editor/temporary", {
    body: { type: "page", entity: inputOf(draft, true), temporaryId: anonymousDraft()?.temporaryId },
  });
  if (!answer.ok) return answer;
  const { temporaryId } = answer.value;
  for (const { slot, address } of picturesOf(draft.content)) {
    const image = imageAt(address);
    if (!image) continue;
    const onBytes = (sent: number) => onProgress({ sent: Math.min(sent, image.size), total: image.size });
    const sent = await apiUpload({ name: "POST /editor/temporary" }, { slot, image, temporaryId }, onBytes);
    if (!sent.ok) return sent;
  }
  rememberDraft(temporaryId);
  keepDraft(NAME, { value: draft, version: null, temporaryId });
  return answer;
}

/** @returns the draft of this browser that waits for a sign-up, to go on with it; null when there is none */
export function anonymousDraft(): { temporaryId: string; draft: PageDraft } | null {
  const kept = readDraft(NAME, parseStoredDraft);
  const { temporaryId } = kept ?? {};
  return kept && temporaryId && draftIds().includes(temporaryId) ? { temporaryId, draft: kept.value } : null;
}
