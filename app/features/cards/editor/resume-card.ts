import { apiFetch } from "~/features/editing/api-fetch";
import { resumeMade } from "~/features/editing/session/resume-made";
import { CARD_EDITING } from "./card-session";

/** Continues a new card that was created although the response of its save was lost; see `resumeMade`. */
export const resumeCard = (userId: string): Promise<string | null> =>
  resumeMade(CARD_EDITING, (key) => apiFetch("GET /editor-business-card/save", { query: { key } }), userId);
