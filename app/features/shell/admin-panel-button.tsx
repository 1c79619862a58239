import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

const AdminPanel = lazy(async () => ({ default: (await import("./admin-panel")).AdminPanel }));

/** Opens the admin's panel, which is fetched when it is pressed: nobody else needs it. */
export function AdminPanelButton() {
  const { t } = useTranslation("shell");
  const [wasPressed, setPressed] = useState(false);
  const button = (
    <Button variant="quiet" onPress={() => setPressed(true)}>
      {t("acting.panel")}
    </Button>
  );
  return wasPressed ? (
    <Suspense fallback={button}>
      <AdminPanel />
    </Suspense>
  ) : (
    button
  );
}
