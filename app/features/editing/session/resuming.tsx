import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";

interface ResumingProps {
  /** Whether somebody wanted to make another one, and there is no room. */
  isWanted: boolean;
  /** @returns the editor of what this browser's unsaved thing has become; see `resumeMade` */
  resume: (userId: string) => Promise<string | null>;
}

/** Leads on from a list that is full to the thing that was typed, where it is on that list already. */
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
