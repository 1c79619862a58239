import { QrCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { sharePagePath } from "~/domain/screen-paths";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useEditor } from "~/features/pages/editor/editor-context";
import { CopyAddress } from "~/features/sharing/copy-address";
import { useLocalPath } from "~/i18n/use-path";
import { Disclosure } from "~/ui/disclosure";
import { LinkButton } from "~/ui/link-button";
import { SaveFirst } from "./save-first";
import { WebsiteButton } from "./website-button";

/** Names are proper nouns, or in the locales, as is what to do on each. */
const PLACES = [
  ["instagram", "Instagram"],
  ["tiktok", "TikTok"],
  ["youtube", "YouTube"],
  ["x", "X"],
  ["facebook", "Facebook"],
  ["linkedIn", "LinkedIn"],
  ["threads", "Threads"],
  ["pinterest", "Pinterest"],
  ["twitch", "Twitch"],
  ["email", null],
] as const;

/** Where to add the page's address: profiles, websites, print. */
export function InstallationTab() {
  const { t } = useTranslation("sharing");
  const { t: tContacts } = useTranslation("contacts");
  const meta = useEditor(({ stored }) => stored);
  const { title } = useEditor(({ history }) => history.present.content.profile);
  const path = useLocalPath();
  if (!meta) return <SaveFirst />;
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <p className="text-muted">{t("install.intro")}</p>
      <CopyAddress label={t("install.link")} value={meta.url} />
      <section aria-label={t("install.networks")}>
        <h2 className="pb-2 font-medium text-sm">{t("install.networks")}</h2>
        <LazyBrandIcons>
          {PLACES.map(([id, name]) => (
            <Disclosure
              key={id}
              title={
                <span className="flex items-center gap-2 [&_svg]:size-4">
                  <NetworkIcon name={id} />
                  {name ?? tContacts("email")}
                </span>
              }
            >
              <p className="pb-4 text-muted">{t(`install.steps.${id}`)}</p>
            </Disclosure>
          ))}
        </LazyBrandIcons>
      </section>
      <WebsiteButton url={meta.url} label={title || t("install.visit")} />
      <section aria-label={t("install.qr")} className="flex flex-col items-start gap-3">
        <h2 className="font-medium text-sm">{t("install.qr")}</h2>
        <p className="text-muted">{t("install.qrText")}</p>
        <LinkButton href={path(sharePagePath(meta.id))} icon={<QrCode aria-hidden="true" />}>
          {t("install.qrOpen")}
        </LinkButton>
      </section>
    </div>
  );
}
