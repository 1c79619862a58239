import { Copy, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

/** What can be done with an open item as a whole. */
export function ItemActions({ onDuplicate, onDelete }: { onDuplicate: () => void; onDelete: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <div className="flex flex-wrap">
      <Button variant="quiet" size="small" icon={<Copy />} className="-ms-3" onPress={onDuplicate}>
        {t("blocks.duplicate")}
      </Button>
      <Button variant="quiet" size="small" icon={<Trash2 />} onPress={onDelete}>
        {t("blocks.delete")}
      </Button>
    </div>
  );
}
