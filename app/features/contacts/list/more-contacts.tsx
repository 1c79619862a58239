import { ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { useNumber } from "~/ui/use-number";
import type { ContactListState } from "./use-contact-list";

/** New contacts since the list was loaded; announced above it, so that the list does not move while it is read. */
export function MoreContacts({ list }: { list: ContactListState }) {
  const { t } = useTranslation("contactList");
  const number = useNumber();
  const { items, isMore } = list.arrived;
  const count = items.length;
  return (
    <div role="status" className="flex justify-center empty:hidden">
      {count > 0 ? (
        <Button
          size="small"
          icon={<ArrowUp aria-hidden="true" />}
          className="mb-3"
          onPress={isMore ? list.reload : list.showArrived}
        >
          {isMore ? t("freshMany") : t("fresh", { count, n: number(count) })}
        </Button>
      ) : null}
    </div>
  );
}
