import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import type { Brought } from "./brought";

type Page = NonNullable<ResponseOf<"POST /editor/brought-page">["page"]>;

type State = { kind: "reading" } | { kind: "failed"; text: string } | { kind: "there"; page: Page };

interface BringSheetProps {
  /** Of the imported page. */
  url: string;
  /** Whether name and text are selected initially: not on a page that has its own. */
  isNew: boolean;
  onTake: (brought: Brought) => void;
  onClose: () => void;
}

/** What a page elsewhere has, to pick from; nothing of it is stored before the page is. */
export function BringSheet({ url, isNew, onTake, onClose }: BringSheetProps) {
  const { t } = useTranslation("bring");
  const { t: tError } = useTranslation("errors");
  const [state, setState] = useState<State>({ kind: "reading" });
  const failed = t("failed");
  useEffect(() => {
    let isClosed = false;
    void apiFetch("POST /editor/brought-page", { body: { url } }).then((result) => {
      if (isClosed) return;
      if (!result.ok) {
        const { messageKey, params } = result.error;
        return setState({ kind: "failed", text: tError(messageKey, params ?? {}) });
      }
      const { page } = result.value;
      setState(page ? { kind: "there", page } : { kind: "failed", text: failed });
    });
    return () => {
      isClosed = true;
    };
  }, [url, failed, tError]);
  if (state.kind === "there")
    return <Picks page={state.page} isNew={isNew} onTake={onTake} onClose={onClose} />;
  return (
    <Dialog title={t("title")} closeLabel={t("close")} isOpen onOpenChange={(open) => open || onClose()}>
      {state.kind === "reading" ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {t("reading")}
        </p>
      ) : (
        <p role="alert">{state.text}</p>
      )}
    </Dialog>
  );
}

function Picks({ page, isNew, onTake, onClose }: Omit<BringSheetProps, "url"> & { page: Page }) {
  const { t } = useTranslation("bring");
  const [hasName, setName] = useState(isNew);
  const [texts, setTexts] = useState<ReadonlySet<number>>(new Set(isNew ? [0] : []));
  const [links, setLinks] = useState<ReadonlySet<number>>(new Set(page.links.keys()));
  const isEmpty = page.links.length === 0 && !page.title && page.texts.length === 0;
  const hasAny = links.size > 0 || (hasName && page.title) || texts.size > 0;

  function take() {
    const chosen = page.texts.filter((_, at) => texts.has(at));
    const bio = [...chosen.join("\n")].slice(0, LIMITS.bio).join("");
    onTake({
      ...(hasName && page.title && { name: page.title }),
      ...(bio && { bio }),
      links: page.links.filter((_, at) => links.has(at)),
    });
  }

  return (
    <Dialog
      title={t("title")}
      description={isEmpty ? undefined : t("pick")}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" isDisabled={!hasAny} onPress={take}>
            {t("take")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {page.title ? (
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 font-medium">{t("name")}</legend>
            <Checkbox isSelected={hasName} onChange={setName} label={<bdi>{page.title}</bdi>} />
          </fieldset>
        ) : null}
        {page.texts.length > 0 ? (
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 font-medium">{t("text")}</legend>
            {page.texts.map((text, at) => (
              <Checkbox
                key={text}
                isSelected={texts.has(at)}
                onChange={() => setTexts(toggled(texts, at))}
                label={<bdi className="line-clamp-3">{text}</bdi>}
              />
            ))}
          </fieldset>
        ) : null}
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-medium">{t("links")}</legend>
          {page.links.length === 0 ? <p>{t("nothing")}</p> : null}
          {page.links.map(({ url, title }, at) => (
            <Checkbox
              key={url}
              isSelected={links.has(at)}
              onChange={() => setLinks(toggled(links, at))}
              label={
                <span className="block min-w-0 [overflow-wrap:anywhere]">
                  <bdi>{title || shortAddress(url)}</bdi>
                  {title ? (
                    <span dir="ltr" className="block text-muted text-sm">
                      {shortAddress(url)}
                    </span>
                  ) : null}
                </span>
              }
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

function toggled(chosen: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(at)) next.add(at);
  return next;
}

const shortAddress = (url: string) =>
  url.replace(/^(?:https:\/\/(?:www\.)?|mailto:|tel:)/, "").replace(/\/$/, "");
