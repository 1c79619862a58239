import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

/** Loads more of a long list. */
export function MoreButton({ onPress, isLoading }: { onPress: () => void; isLoading: boolean }) {
  const { t } = useTranslation("dashboard");
  return (
    <div className="flex justify-center pt-6">
      <Button onPress={onPress} isPending={isLoading} pendingLabel={t("loading")}>
        {t("more")}
      </Button>
    </div>
  );
}
