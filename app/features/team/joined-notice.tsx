import { useSearchParams } from "@remix-run/react";
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { JOINED } from "~/features/shell/joined-path";

/** Above the cards, after an invitation was accepted: the joined team. */
export function JoinedNotice() {
  const { t } = useTranslation("team");
  const [query] = useSearchParams();
  const joined = query.get(JOINED);
  if (joined !== "card" && joined !== "team") return null;
  return (
    <div role="status" className="mb-6 flex items-start gap-3 rounded-md bg-success-wash px-4 py-3">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0">
        <p className="font-medium">{t("joined.title")}</p>
        <p className="text-pretty">{t(joined === "card" ? "joined.card" : "joined.noCard")}</p>
      </div>
    </div>
  );
}
