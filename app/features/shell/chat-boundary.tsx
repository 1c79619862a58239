import { lazy, Suspense, useEffect, useState } from "react";
import { documentHasChat } from "./document-chat";
import { isEditor, useScreen } from "./screen";
import { useRoot } from "./use-root";

const ChatPart = lazy(async () => ({ default: (await import("./chat-part")).ChatPart }));

/**
 * What the chat widget needs on a screen, fetched where the visitor agreed to it. The editors have no widget, and
 * guard their own ways out.
 */
export function ChatBoundary() {
  const { chat } = useRoot();
  const screen = useScreen();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated || isEditor(screen) || !(chat || documentHasChat)) return null;
  return (
    <Suspense>
      <ChatPart />
    </Suspense>
  );
}
