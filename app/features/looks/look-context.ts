import { createContext, useContext } from "react";
import type { EditingSession } from "~/features/editing/session/editing-session";
import { useSession } from "~/features/editing/session/use-editing-session";
import type { EditedTemplate, TemplateEditing } from "./template-session";

export const LookContext = createContext<EditingSession<TemplateEditing> | null>(null);

/** The session of the look that is edited. */
export function useLookSession(): EditingSession<TemplateEditing> {
  const session = useContext(LookContext);
  if (!session) throw new Error("useLookSession needs the editor of a look above it");
  return session;
}

/** The look as it is now. */
export const useLook = (): EditedTemplate => useSession(useLookSession(), ({ history }) => history.present);
