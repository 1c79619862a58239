import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberColumns } from "~/domain/team/import/fields";
import type { MemberCheck, MemberImportView } from "~/domain/team/import/view";
import { PERMISSIONS, type Permission } from "~/domain/team/permission";
import { apiFetch } from "~/features/editing/api-fetch";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { cx } from "~/ui/cx";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { LinkButton } from "~/ui/link-button";
import { RadioGroup } from "~/ui/radio-group";
import { usePermissionChoices } from "../use-permission-choices";
import { CardPreviews } from "./card-previews";
import { ColumnFields } from "./column-fields";
import { storePendingFile } from "./pending-file";
import { LessenedRows, UninvitedRows, WrongRows } from "./wrong-rows";

interface MatchStepProps {
  text: string;
  start: MemberCheck;
  isVerified: boolean;
  /** Whether the rows were pasted and can be changed where they were. */
  isPasted: boolean;
  /** Where seats are added, by how many more are needed; undefined where none can be. */
  seatsHref?: (missing: number) => string;
  onStarted: (one: MemberImportView) => void;
  onOther: () => void;
}

/** What the columns hold, what is wrong with rows, how the first cards will look, and what is done with all. */
export function MatchStep({
  text,
  start,
  isVerified,
  isPasted,
  seatsHref,
  onStarted,
  onOther,
}: MatchStepProps) {
  const { t } = useTranslation(["teamMany", "team", "errors"]);
  const permissions = usePermissionChoices();
  const { user } = useRoot();
  const [check, setCheck] = useState(start);
  const [columns, setColumns] = useState<MemberColumns>(start.taken);
  const [permission, setPermission] = useState<Permission>("edit");
  const [chosen, setInvites] = useState<boolean>();
  // Addresses may be found by a corrected column alone.
  const invites = chosen ?? (isVerified && check.emails > 0);
  const [error, setError] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  // Of several corrections in a row the last response counts.
  const asked = useRef(0);
  const [isStale, setStale] = useState(false);

  async function correct(change: MemberColumns): Promise<void> {
    setColumns(change);
    setError(undefined);
    setStale(true);
    const turn = ++asked.current;
    const result = await apiFetch("POST /dashboard-team/imports/check", { body: { text, columns: change } });
    if (turn !== asked.current) return;
    setStale(false);
    if (result.ok) setCheck(result.value);
    else setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  async function begin(): Promise<void> {
    setError(undefined);
    setStarting(true);
    const body = { text, columns, permission, invites };
    const result = await apiFetch("POST /dashboard-team/imports", { body });
    setStarting(false);
    if (result.ok) return onStarted(result.value);
    if (result.error.code === "payment_required") return openPlans("team");
    setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  }

  return (
    <div className="flex flex-col gap-7">
      {error ? <FormErrorSummary title={error} /> : null}
      {check.hasName || isStale ? null : <FormErrorSummary title={t("match.whichName")} />}
      <div className={cx("flex flex-col gap-4", isStale && "opacity-60")}>
        <div role="status" className="flex flex-col gap-0.5">
          <p className="font-semibold">{t("match.ready", { count: check.good })}</p>
          <p className="text-muted">{t("match.seats", { count: check.freeSeats })}</p>
        </div>
        {check.missingSeats > 0 ? (
          <LimitNotice
            title={t("match.moreSeats", { count: check.missingSeats })}
            action={
              seatsHref ? (
                <LinkButton
                  href={seatsHref(check.missingSeats)}
                  onClick={() => (user ? storePendingFile(user.id, { text, columns }) : undefined)}
                >
                  {t("team:addSeats")}
                </LinkButton>
              ) : null
            }
          />
        ) : null}
      </div>
      <ColumnFields check={check} columns={columns} onChange={(change) => void correct(change)} />
      <div aria-busy={isStale} className={cx("flex flex-col gap-7", isStale && "opacity-60")}>
        <WrongRows rows={check.wrong} />
        <LessenedRows rows={check.lessened} />
        {check.cards.length > 0 ? <CardPreviews cards={check.cards} /> : null}
      </div>
      {isVerified ? (
        <Checkbox
          label={t("match.invites")}
          description={t("match.invitesText")}
          isSelected={invites}
          onChange={setInvites}
        />
      ) : (
        <p className="text-pretty text-muted">{t("team:unconfirmed")}</p>
      )}
      {invites ? <UninvitedRows rows={check.uninvited} /> : null}
      {invites ? (
        <RadioGroup
          label={t("team:permission.label")}
          value={permission}
          onChange={(id) => setPermission(PERMISSIONS.find((one) => one === id) ?? "edit")}
          choices={permissions}
        />
      ) : null}
      <div className="-mx-6 -mb-6 sticky -bottom-6 z-10 flex flex-wrap justify-end gap-3 border-rule border-t bg-surface px-6 py-4 sm:rounded-b-lg">
        <Button onPress={onOther}>{t(isPasted ? "match.change" : "match.other")}</Button>
        <Button
          variant="primary"
          onPress={() => void begin()}
          isDisabled={check.good === 0 || isStale}
          isPending={isStarting}
          pendingLabel={t("match.starting")}
        >
          {t(invites ? "match.startInviting" : "match.start", { count: check.good })}
        </Button>
      </div>
    </div>
  );
}
