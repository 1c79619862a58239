import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { useRoot } from "./use-root";

const MINUTE = 60_000;

/** Names the account an admin acts in, and the time left, on every screen, with a button to end it. */
export function ActingBanner() {
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  const path = useLocalPath();
  const { Form } = useFetcher();
  const minutes = useMinutesLeft(user?.acting ?? null);
  if (!user?.acting) return null;
  return (
    <section
      aria-label={t("acting.label")}
      data-scheme="dark"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-paper px-5 py-2 text-ink text-sm"
    >
      <p>
        {t("acting.banner", { name: user.name, email: user.email })} {t("acting.left", { count: minutes })}
      </p>
      <Form method="post" action={path("/logout")}>
        <Button type="submit" variant="secondary">
          {t("acting.end")}
        </Button>
      </Form>
    </section>
  );
}

/** Whole minutes, first as the server counted them. */
function useMinutesLeft(acting: { until: string; minutes: number } | null): number {
  const [minutes, setMinutes] = useState(acting?.minutes ?? 0);
  const until = acting?.until;
  useEffect(() => {
    if (!until) return;
    const count = () => setMinutes(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE)));
    count();
    const timer = setInterval(count, MINUTE / 4);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}
