import { useRevalidator } from "@remix-run/react";
import { Laptop, type LucideIcon, Smartphone, Tablet, Terminal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeviceKind } from "~/domain/accounts/device";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { deviceName, placeName } from "~/i18n/device-name";
import type { SignedInDevice } from "~/server/services/accounts/devices.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { Section } from "~/ui/section";
import { useToasts } from "~/ui/toast-queue";

const ICONS: Record<DeviceKind, LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  program: Terminal,
};

/** Where the account is signed in; each but this one can be signed out. */
export function DeviceList({ devices, timeZone }: { devices: SignedInDevice[]; timeZone?: string }) {
  const { t } = useTranslation("profile");
  const { t: tError } = useTranslation("errors");
  const { language } = useRoot();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  /** What is being ended: the id of a session, or all others. */
  const [ending, setEnding] = useState<string | null>(null);

  async function end(id?: string) {
    setEnding(id ?? "others");
    const result = await apiFetch("DELETE /account/devices", { query: { id } });
    setEnding(null);
    if (result.ok) toasts.show({ type: "success", title: t(id ? "devices.ended" : "devices.endedOthers") });
    else
      toasts.show({
        type: "error",
        title: t("devices.failed"),
        text: tError(result.error.messageKey, result.error.params ?? {}),
      });
    revalidate();
  }

  return (
    <Section
      title={t("devices.title")}
      description={t("devices.text")}
      actions={
        devices.length > 1 ? (
          <Button
            isPending={ending === "others"}
            pendingLabel={t("devices.endOthers")}
            onPress={() => void end()}
          >
            {t("devices.endOthers")}
          </Button>
        ) : null
      }
    >
      <List label={t("devices.title")}>
        {devices.map((session) => {
          const { id, device, isThisOne, lastSeenAt } = session;
          const name = device ? deviceName(t, language, device) : t("devices.unknown");
          const Icon = ICONS[device?.kind ?? "computer"];
          const date = formatInstant(language, timeZone, new Date(lastSeenAt));
          return (
            <ListRow
              key={id}
              title={name}
              leading={<Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />}
              badge={isThisOne ? <Badge tone="success">{t("devices.thisOne")}</Badge> : null}
              subtitle={[placeName(language, session), t("devices.lastSeen", { date })]
                .filter(Boolean)
                .join(" · ")}
              actions={
                isThisOne ? null : (
                  <Button
                    size="small"
                    aria-label={t("devices.endNamed", { name })}
                    isPending={ending === id}
                    pendingLabel={t("devices.end")}
                    onPress={() => void end(id)}
                  >
                    {t("devices.end")}
                  </Button>
                )
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
