import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import { type LeavingChoice, leavingChoiceSchema } from "~/domain/team/leaving";
import { apiFetch } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { Skeleton } from "~/ui/skeleton";
import type { Leaver } from "./leaver";
import { INVITE, LeavingForm, type LeavingTyped, type LeavingWrong, NOTHING_CHOSEN } from "./leaving-form";
import { isolate } from "./member-name";
import { useLeavingOptions } from "./use-leaving-options";

interface LeavingDialogProps {
  /** The leaving member, or null while the dialog is closed. */
  leaver: Leaver | null;
  onClose: () => void;
  onDecided: (leaver: Leaver) => void;
}

type Said = Pick<Failure, "messageKey" | "params">;

/** Decides what happens to a leaving member's card, codes and contacts; removes a current member from the team. */
export function LeavingDialog({ leaver, onClose, onDecided }: LeavingDialogProps) {
  const { t } = useTranslation(["teamLeaving", "errors"]);
  const formId = useId();
  const options = useLeavingOptions(leaver !== null);
  const [typed, setTyped] = useState(NOTHING_CHOSEN);
  const [wrong, setWrong] = useState<LeavingWrong>({});
  const [refused, setRefused] = useState<Said | null>(null);
  const [isPending, setPending] = useState(false);
  // Its content is unchanged while it closes.
  const [asked, setAsked] = useState(leaver);
  if (leaver && leaver !== asked) {
    setAsked(leaver);
    setTyped(NOTHING_CHOSEN);
    setWrong({});
    setRefused(null);
  }
  const isRemoval = asked?.cause === "removed";
  const name = isolate(asked?.name || t("former"));
  const title = isolate(asked?.title ?? "");
  const say = ({ messageKey, params }: Said) => t(`errors:${messageKey}`, params ?? {});

  async function decide(): Promise<void> {
    if (!leaver || isPending) return;
    const body = choiceOf(typed);
    const missing = wrongIn(typed);
    setWrong(missing);
    setRefused(null);
    if (!body || Object.keys(missing).length > 0) return;
    setPending(true);
    const params = { id: leaver.id };
    const result = isRemoval
      ? await apiFetch("POST /dashboard-team/members/:id/leaving", { params, body })
      : await apiFetch("POST /dashboard-team/leavings/:id", { params, body });
    setPending(false);
    if (result.ok) return onDecided(leaver);
    const { error } = result;
    if (error.code === "payment_required") {
      onClose();
      return openPlans("team");
    }
    if (error.field === "invite") setWrong({ email: say(error) });
    else setRefused(error);
  }

  /** The messages about missing choices. */
  function wrongIn({ card, codes, person, email, holder, page }: LeavingTyped): LeavingWrong {
    const isInvited = person === INVITE;
    const isAddress = leavingChoiceSchema.safeParse(choiceOf(typed) ?? {}).success;
    return {
      ...(card === "successor" && !person && { person: t("person.missing") }),
      ...(card === "successor" &&
        isInvited &&
        !isAddress && { email: t(email.trim() ? "errors:emailInvalid" : "errors:required") }),
      ...(codes === "card" && !holder && { holder: t("person.missing") }),
      ...(codes === "page" && !page && { page: t("codes.missing") }),
    };
  }

  return (
    <Dialog
      title={isRemoval ? t("dialog.remove", { name }) : t("dialog.decide", { title })}
      description={asked ? t(`dialog.${asked.cause}`, { name }) : undefined}
      closeLabel={t("close")}
      isDismissable={false}
      isOpen={leaver !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isRemoval ? "danger" : "primary"}
            isPending={isPending}
            isDisabled={options === null}
            pendingLabel={t("dialog.saving")}
          >
            {t(isRemoval ? "dialog.submitRemove" : "dialog.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        {refused ? <FormErrorSummary title={say(refused)} /> : null}
        {asked && options ? (
          <LeavingForm
            leaver={asked}
            options={options}
            typed={typed}
            wrong={wrong}
            onChange={(change) => {
              setTyped((before) => ({ ...before, ...change }));
              setWrong({});
            }}
          />
        ) : (
          <div role="status" aria-label={t("dialog.loading")} className="flex flex-col gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The input as a decision; null if an address is missing. */
function choiceOf(typed: LeavingTyped): LeavingChoice | null {
  const { card, codes, person, email, holder, page, seesEarlier, offersExport } = typed;
  const isHanded = card === "successor";
  const successor = isHanded ? (person === INVITE ? "" : person) : codes === "card" ? holder : "";
  if (isHanded && person === INVITE && !email.trim()) return null;
  return {
    ...{ card, codes, offersExport, seesEarlier: seesEarlier && (isHanded || codes === "card") },
    ...(successor && { successor }),
    ...(isHanded && person === INVITE && { invite: email.trim() }),
    ...(codes === "page" && page && { page }),
  };
}
