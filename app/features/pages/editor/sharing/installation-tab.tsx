import { useTranslation } from "react-i18next";
import { CodeWithFiles } from "~/features/codes/code-with-files";
import { LazyBrandSigns } from "~/features/pages/blocks/lazy-brand-signs";
import { ServiceIcon } from "~/features/pages/blocks/service-icon";
import { useEditor } from "~/features/pages/editor/editor-context";
import { CopyAddress } from "~/features/sharing/copy-address";
import { Disclosure } from "~/ui/disclosure";
import { TextArea } from "~/ui/text-area";
import { htmlSnippet } from "./html-snippet";

/** Names are proper nouns; what to do on each is in the locales. */
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
  ["email", "E-mail"],
] as const;

/** Where the page's address goes: into profiles, onto a website, onto paper. */
export function InstallationTab() {
  const { t } = useTranslation("sharing");
  const { facts, draft } = useEditor();
  if (!facts) return <p className="max-w-xl text-muted">{t("install.later")}</p>;
  const { title } = draft.content.profile;
  return (
    <div className="flex max-w-xl flex-col gap-8">
      <p className="text-muted">{t("install.intro")}</p>
      <CopyAddress label={t("install.link")} value={facts.url} />
      <section aria-label={t("install.networks")}>
        <h2 className="pb-2 font-medium text-sm">{t("install.networks")}</h2>
        <LazyBrandSigns>
          {PLACES.map(([id, name]) => (
            <Disclosure
              key={id}
              title={
                <span className="flex items-center gap-2 [&_svg]:size-4">
                  <ServiceIcon name={id} />
                  {name}
                </span>
              }
            >
              <p className="pb-4 text-muted">{t(`install.steps.${id}`)}</p>
            </Disclosure>
          ))}
        </LazyBrandSigns>
      </section>
      <TextArea
        label={t("install.html")}
        description={t("install.htmlHint")}
        isReadOnly
        dir="ltr"
        rows={4}
        value={htmlSnippet(facts.url, title || t("install.visit"))}
      />
      <section aria-label={t("install.qr")} className="flex flex-col gap-4">
        <h2 className="font-medium text-sm">{t("install.qr")}</h2>
        <CodeWithFiles url={facts.qrUrl} title={title || t("share.untitled")} note={t("share.lasting")} />
      </section>
    </div>
  );
}
