import { apiFetch } from "~/features/editing/api-fetch";
import { resumeMade } from "~/features/editing/session/resume-made";
import { PAGE_EDITING } from "./page-session";

/** Continues a new page that was created although the response of its save was lost; see `resumeMade`. */
export const resumePage = (userId: string): Promise<string | null> =>
  resumeMade(PAGE_EDITING, (key) => apiFetch("GET /editor/save", { query: { key } }), userId);
