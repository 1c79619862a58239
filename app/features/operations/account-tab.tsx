import { useTranslation } from "react-i18next";
import { searchForm } from "~/domain/operations/forms";
import { useCallForm } from "~/features/accounts/use-call-form";
import { apiFetch } from "~/features/editing/api-fetch";
import type { FoundAccount } from "~/server/services/operations/find-account.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { AccountCard } from "./account-card";
import { AccountCards } from "./account-cards";
import { AccountPages } from "./account-pages";
import type { Step } from "./step-dialog";

interface AccountTabProps {
  found: FoundAccount | null;
  /** An account is on its way. */
  isLoading: boolean;
  onFound: (found: FoundAccount | null) => void;
  onAsk: (step: Step) => void;
}

/** Searches an account, and shows it with its pages and cards. */
export function AccountTab({ found, isLoading, onFound, onAsk }: AccountTabProps) {
  const { t } = useTranslation("operations");
  const change = (account: FoundAccount["account"]) => found && onFound({ ...found, account });
  return (
    <div className="flex flex-col gap-8">
      <Search onFound={onFound} />
      {isLoading ? <Waiting /> : null}
      {found ? (
        // Another account is another list.
        <div key={found.account.id}>
          <AccountCard account={found.account} onAsk={onAsk} onChange={change} />
          <AccountPages
            userId={found.account.id}
            isEnabled={found.account.isEnabled}
            start={found.pages}
            onAsk={onAsk}
          />
          <AccountCards userId={found.account.id} start={found.cards} />
        </div>
      ) : null}
      {found || isLoading ? null : (
        <EmptyState title={t("search.start")} text={t("search.startText")} className="py-10" />
      )}
    </div>
  );
}

function Search({ onFound }: Pick<AccountTabProps, "onFound">) {
  const { t } = useTranslation("operations");
  const { form, field } = useCallForm(searchForm, async (body) => {
    const result = await apiFetch("POST /operators/accounts", { body });
    onFound(result.ok ? result.value : null);
    return result;
  });
  return (
    <form
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="flex max-w-2xl flex-col gap-3 sm:flex-row sm:flex-wrap"
    >
      {form.error ? (
        <div className="basis-full">
          <FormErrorSummary title={form.error} />
        </div>
      ) : null}
      <TextField
        {...field("email")}
        type="email"
        autoComplete="off"
        label={t("search.label")}
        className="min-w-0 flex-1"
      />
      <Button
        type="submit"
        variant="primary"
        isPending={form.isPending}
        pendingLabel={t("search.submit")}
        className="sm:mt-6.5 sm:self-start"
      >
        {t("search.submit")}
      </Button>
    </form>
  );
}

function Waiting() {
  const { t } = useTranslation("dashboard");
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="h-18 w-full" />
    </div>
  );
}
