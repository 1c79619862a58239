import { CircleCheck, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { useFindingCount } from "./use-findings";

/** How many things are to be looked at, on the button that opens the list of them. */
export function FindingCount({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation(["sharing", "editor"]);
  const count = useFindingCount();
  const isGood = count === 0;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isGood ? <CircleCheck className="text-success" /> : <ListChecks className="text-warn" />}
      onPress={onPress}
    >
      {isGood ? t("editor:check") : t("check.count", { count })}
    </Button>
  );
}
