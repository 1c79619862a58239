import { BellButton } from "./bell-button";
import { useBell } from "./use-bell";
import { useRoot } from "./use-root";

/** The number of unread notifications, and the link to them. Hidden from an admin acting in an account. */
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
