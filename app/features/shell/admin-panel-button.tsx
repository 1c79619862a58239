import { ShieldUser } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWithMessages } from "~/i18n/with-messages";
import { IconButton } from "~/ui/icon-button";

const openPanel = () => loadWithMessages(["errors"], () => import("./admin-panel"));
const AdminPanel = lazy(async () => ({ default: (await openPanel()).AdminPanel }));

/** Opens the admin panel, which is fetched when it is pressed: only admins need it. */
export function AdminPanelButton() {
  const { t } = useTranslation("shell");
  const [wasPressed, setPressed] = useState(false);
  const button = (
    <IconButton label={t("acting.panel")} icon={<ShieldUser />} onPress={() => setPressed(true)} />
  );
  return wasPressed ? (
    <Suspense fallback={button}>
      <AdminPanel />
    </Suspense>
  ) : (
    button
  );
}
