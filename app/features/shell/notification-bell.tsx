import { BellButton } from "./bell-button";
import { useBell } from "./use-bell";
import { useRoot } from "./use-root";

/** How many notifications are unread, and the way to them. An admin in somebody's account has none of theirs. */
export function NotificationBell() {
  const { user } = useRoot();
  return user && !user.acting ? <OwnBell key={user.id} /> : null;
}

function OwnBell() {
  const bell = useBell();
  return (
    <>
      <BellButton bell={bell} />
      {bell.panel}
    </>
  );
}
