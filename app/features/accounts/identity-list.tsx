import type { SerializeFrom } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PROVIDER_NAMES, type Provider } from "~/domain/accounts/social";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import type { IdentityList as Identities } from "~/server/services/accounts/social/identities.server";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { ConfirmIdentityDialog, type ConfirmWays } from "./confirm-identity-dialog";
import { ProviderIcon } from "./provider-icon";
import type { useConfirmed } from "./use-confirmed";
import { useDay } from "./use-day";
import { useRemoval } from "./use-removal";

interface IdentityListProps {
  identities: SerializeFrom<Identities>;
  /** Number of passkeys: the last sign-in method cannot be removed. */
  passkeyCount: number;
  ways: ConfirmWays;
  /** The provider whose linking is pending reauthentication. */
  confirmFor?: Provider | null;
}

/** The provider accounts that sign the user in, with buttons to link and unlink them. */
export function IdentityList({ identities, passkeyCount, ways, confirmFor }: IdentityListProps) {
  const { t } = useTranslation("ways");
  const { items, providers, hasPassword } = identities;
  const isLast = !hasPassword && items.length + passkeyCount === 1;
  const waiting = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(Boolean(confirmFor));
  return (
    <>
      <List label={t("identities.title")}>
        {items.map((item) => (
          <LinkedRow key={item.id} item={item} ways={ways} isLast={isLast} />
        ))}
        {providers
          .filter((provider) => !items.some((item) => item.provider === provider))
          .map((provider) => (
            <UnlinkedRow
              key={provider}
              provider={provider}
              form={provider === confirmFor ? waiting : undefined}
            />
          ))}
      </List>
      {isAsked ? (
        <ConfirmIdentityDialog
          {...ways}
          onClose={() => setAsked(false)}
          onConfirmed={() => {
            setAsked(false);
            waiting.current?.requestSubmit();
          }}
        />
      ) : null}
    </>
  );
}

interface LinkedRowProps {
  item: SerializeFrom<Identities>["items"][number];
  ways: Parameters<typeof useConfirmed>[0];
  isLast: boolean;
}

function LinkedRow({ item, ways, isLast }: LinkedRowProps) {
  const { t } = useTranslation("ways");
  const day = useDay();
  const provider = PROVIDER_NAMES[item.provider];
  const { remove, isPending, dialog } = useRemoval(
    ways,
    () => apiFetch("DELETE /account/identities/:id", { params: { id: item.id } }),
    t("identities.unlinked", { provider }),
  );

  return (
    <ListRow
      leading={<ProviderIcon provider={item.provider} />}
      title={provider}
      subtitle={
        <>
          {item.email ? <bdi dir="ltr">{item.email}</bdi> : null}
          {item.email ? " · " : null}
          {t("identities.since", { date: day(item.createdAt) })}
        </>
      }
      note={isLast ? <p className="text-muted text-sm">{t("lastWay")}</p> : null}
      actions={
        <>
          <ConfirmDialog
            title={t("identities.unlinkTitle", { provider })}
            confirmLabel={t("identities.unlink")}
            cancelLabel={t("cancel")}
            closeLabel={t("close")}
            isPending={isPending}
            onConfirm={(close) => void remove(close)}
            trigger={
              <Button size="small" isDisabled={isLast} aria-label={t("identities.unlinkNamed", { provider })}>
                {t("identities.unlink")}
              </Button>
            }
          >
            {t("identities.unlinkText", { provider })}
          </ConfirmDialog>
          {dialog}
        </>
      }
    />
  );
}

interface UnlinkedRowProps {
  provider: Provider;
  form?: RefObject<HTMLFormElement>;
}

function UnlinkedRow({ provider, form }: UnlinkedRowProps) {
  const { t } = useTranslation("ways");
  const path = useLocalPath();
  const name = PROVIDER_NAMES[provider];
  return (
    <ListRow
      leading={<ProviderIcon provider={provider} />}
      title={name}
      subtitle={t("identities.none")}
      actions={
        <Form ref={form} method="post" action={path(`/login/with/${provider}`)} reloadDocument>
          <input type="hidden" name="purpose" value="link" />
          <Button type="submit" size="small" aria-label={t("identities.linkNamed", { provider: name })}>
            {t("identities.link")}
          </Button>
        </Form>
      }
    />
  );
}
