import { useTranslation } from "react-i18next";
import { pageUrl } from "~/domain/addresses";
import { BRAND } from "~/domain/brand";
import { LIMITS } from "~/domain/limits";
import { useEditor, useFieldError, usePageSession } from "~/features/pages/editor/editor-context";
import { ProButton } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { SearchPreview, SocialPreview } from "./seo-previews";

/** What search engines and networks show of the page. */
export function SeoTab() {
  const { t } = useTranslation("sharing");
  const { changeContent } = usePageSession();
  const draft = useEditor(({ history }) => history.present);
  const meta = useEditor(({ stored }) => stored);
  const { siteOrigin } = useRoot();
  const errorOf = useFieldError();
  const { seo, profile } = draft.content;
  const title = seo.title || profile.title || BRAND;
  const description = seo.description || profile.bio.replaceAll("\n", " ");
  const url = meta?.url ?? pageUrl({ site: siteOrigin }, draft.slug);
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <TextField
        label={t("seo.title")}
        labelNote={<ProButton feature="seo" />}
        description={t("seo.fallback")}
        placeholder={profile.title}
        autoComplete="off"
        counter={LIMITS.seoTitle}
        value={seo.title ?? ""}
        onChange={(text) => changeContent({ seo: { ...seo, title: text || undefined } }, "seo.title")}
        error={errorOf({ tab: "seo", name: "title" })}
      />
      <TextArea
        label={t("seo.description")}
        labelNote={<ProButton feature="seo" />}
        description={t("seo.tooLong")}
        rows={3}
        counter={LIMITS.seoDescription}
        value={seo.description ?? ""}
        onChange={(text) =>
          changeContent({ seo: { ...seo, description: text || undefined } }, "seo.description")
        }
        error={errorOf({ tab: "seo", name: "description" })}
      />
      <Switch
        label={t("seo.hidden")}
        description={t("seo.hiddenHint")}
        isSelected={seo.isHidden ?? false}
        onChange={(isHidden) => changeContent({ seo: { ...seo, isHidden: isHidden || undefined } })}
      />
      <SearchPreview title={title} description={description} url={url} />
      <SocialPreview title={title} description={description} url={url} imageUrl={meta?.shareImageUrl} />
    </div>
  );
}
