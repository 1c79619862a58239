import { Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { PrintDialog } from "./print-dialog";

/** Opens what makes a print file of the user's cards, where a plan pays for it and there is more than one. */
export function PrintEntry({ cards }: { cards: number }) {
  const { t } = useTranslation("teamMany");
  const { user } = useRoot();
  const [isOpen, setOpen] = useState(false);
  if (cards < 2 || !user?.isPaid || user.acting) return null;
  return (
    <>
      <Button icon={<Printer aria-hidden="true" />} onPress={() => setOpen(true)}>
        {t("print.open")}
      </Button>
      <PrintDialog isOpen={isOpen} cards={cards} onClose={() => setOpen(false)} />
    </>
  );
}
