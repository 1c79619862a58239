import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { joinForm } from "~/domain/team/invitation";
import { AccountScreen } from "~/features/accounts/account-screen";
import { SendVerification } from "~/features/accounts/send-verification";
import { useAccountForm } from "~/features/accounts/use-account-form";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { FormResult } from "~/server/http/app/form.server";
import type { OpenedInvitation } from "~/server/services/team/accept-invitation.server";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { LinkButton } from "~/ui/link-button";
import { TextLink } from "~/ui/text-link";
import { isolate } from "./member-name";
import { useInvitationText } from "./use-invitation-text";

interface JoinScreenProps {
  /** What the link is an invitation to; null where it is over. */
  invitation: OpenedInvitation | null;
  result: FormResult | undefined;
}

/** An invitation to a team, by the link of its mail. */
export function JoinScreen({ invitation, result }: JoinScreenProps) {
  const { t } = useTranslation("team");
  const { user } = useRoot();
  const path = useLocalPath();
  if (invitation) return <Invitation invitation={invitation} result={result} />;
  return (
    <AccountScreen title={t("join.overTitle")} text={t("join.overText")}>
      <TextLink href={path(user ? "/dashboard" : "/login")}>
        {t(user ? "join.dashboard" : "join.logIn")}
      </TextLink>
    </AccountScreen>
  );
}

function Invitation({
  invitation,
  result,
}: {
  invitation: OpenedInvitation;
  result: FormResult | undefined;
}) {
  const { t } = useTranslation("team");
  const { title, to, until } = useInvitationText(invitation);
  const { form } = useAccountForm(joinForm, result);
  return (
    <AccountScreen title={title} text={to}>
      <div className="flex flex-col gap-6">
        <p className="wrap-anywhere border-rule border-y py-4 text-muted">
          {t("join.for", { email: isolate(invitation.email), date: until })}
        </p>
        {form.error ? <FormErrorSummary title={form.error} /> : null}
        <Next invitation={invitation} />
      </div>
    </AccountScreen>
  );
}

/** The next step, depending on the signed-in user. */
function Next({ invitation: { email, signedIn, hasAccount } }: { invitation: OpenedInvitation }) {
  const { t } = useTranslation("team");
  const path = useLocalPath();
  if (!signedIn) {
    const logIn = { href: path("/login"), label: t("join.logIn") };
    const signUp = { href: path("/sign-up"), label: t("join.signUp") };
    const [first, other] = hasAccount ? [logIn, signUp] : [signUp, logIn];
    return (
      <Step text={t("join.enter")}>
        <LinkButton variant="primary" size="large" href={first.href}>
          {first.label}
        </LinkButton>
        <LinkButton size="large" href={other.href}>
          {other.label}
        </LinkButton>
      </Step>
    );
  }
  if (signedIn.email !== email)
    return (
      <Step text={t("join.wrong", { own: isolate(signedIn.email), invited: isolate(email) })}>
        <JoinButton intent="switch" label={t("join.switch")} />
        <TextLink href={path("/dashboard")}>{t("join.dashboard")}</TextLink>
      </Step>
    );
  if (!signedIn.isVerified)
    return (
      <Step text={t("join.confirm", { email: isolate(email) })}>
        <SendVerification isQuiet />
        <TextLink href={path("/dashboard")}>{t("join.dashboard")}</TextLink>
      </Step>
    );
  return <JoinButton intent="accept" label={t("join.accept")} />;
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="wrap-anywhere text-pretty">{text}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
    </div>
  );
}

/** A form with one button; it works without our script too. A session that ends loads a new document. */
function JoinButton({ intent, label }: { intent: "accept" | "switch"; label: string }) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" reloadDocument={intent === "switch"}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="primary" size="large" isPending={isPending} pendingLabel={label}>
        {label}
      </Button>
    </Form>
  );
}
