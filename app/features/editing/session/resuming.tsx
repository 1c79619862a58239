import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";

interface ResumingProps {
  /** Whether the user tried to create another one, and the limit is reached. */
  isWanted: boolean;
  /** @returns the editor of the thing created from this browser's unsaved draft; see `resumeMade` */
  resume: (userId: string) => Promise<string | null>;
}

/** Redirects from a full list to the thing created from the unsaved draft, if it is on that list already. */
export function Resuming({ isWanted, resume }: ResumingProps) {
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  const userId = user && !user.acting ? user.id : undefined;
  useEffect(() => {
    if (!isWanted || !userId || isAsked.current) return;
    isAsked.current = true;
    resume(userId).then(
      (editor) => editor && navigate(path(editor), { replace: true }),
      () => undefined,
    );
  }, [isWanted, userId, resume, navigate, path]);
  return null;
}
