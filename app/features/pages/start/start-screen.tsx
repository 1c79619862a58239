import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Brought } from "~/features/pages/bring/brought";
import { startWith } from "~/features/pages/editor/started-draft";
import { type ThemesState, useThemes } from "~/features/pages/editor/themes/use-themes";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { ClaimedAddress } from "~/server/services/pages/claimed-address.server";
import type { FirstPage } from "~/server/services/pages/first-page.server";
import { Gallery } from "./gallery";
import { NameStep } from "./name-step";
import { draftOfStart, namedStartOf, type Start } from "./start-draft";
import { StartFigure } from "./start-figure";
import { addressWaitingPage, giveUpWaitingPage, type WaitingPage, waitingPage } from "./waiting-page";
import { WaitingQuestion } from "./waiting-question";

/** A layout effect warns on the server, where there is none to run. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Hash of the second step. */
const NAMING = "#name";

interface StartScreenProps {
  first: FirstPage | null;
  /** The address requested before this screen was opened. */
  claimed: ClaimedAddress | null;
}

/** The start of a new page: a gallery, then name and address, then the editor. A page begun before is offered first. */
export function StartScreen({ first, claimed }: StartScreenProps) {
  const { t } = useTranslation("start");
  const { t: tError } = useTranslation("errors");
  const { user } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [asked] = useState({ theme: query.get("theme"), template: query.get("template") });
  // Read once: later changes of the address are the screen's own, and a reload repeats no request.
  const [claim] = useState(claimed);
  const [name, setName] = useState(claim?.name ?? first?.name ?? user?.name ?? "");
  const [slug, setSlug] = useState(claim?.slug ?? "");
  const [start, setStart] = useState<Start | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const themes = useThemes();
  const [begun, setBegun] = useState<WaitingPage | null>(null);
  const [isNew, setNew] = useState(false);
  const named = namedStart(themes, asked);
  // The step is in the address: the browser's back button returns to the gallery.
  const chosen = hash === NAMING ? start : null;

  // Drafts of an admin acting in an account do not belong to its owner.
  const isActing = user?.acting != null;
  const findBegun = () => (isActing ? null : waitingPage(user?.id));
  useBeforePaint(() => {
    const found = findBegun();
    setBegun(found);
    if (!found) clearQuery();
  }, []);
  const isNamed = named !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the requested list is loaded
  useEffect(() => {
    if (named && (isNew || !findBegun())) choose(named.start);
  }, [isNamed, isNew]);

  function clearQuery() {
    if (query.toString() !== "") navigate(path("/editor"), { replace: true, preventScrollReset: true });
  }
  function goOn(address: string | undefined) {
    if (address) addressWaitingPage(user?.id, address);
    navigate(path("/editor/new"), { replace: true });
  }
  function startNew() {
    setNew(true);
    setBegun(null);
    if (!named) clearQuery();
  }
  function choose(next: Start) {
    setStart(next);
    navigate(path(`/editor${NAMING}`), { preventScrollReset: true });
    top.current?.scrollIntoView();
  }
  function bring(next: Start, picked: Brought) {
    setBrought(picked);
    if (picked.name) setName(picked.name);
    choose(next);
  }
  function go() {
    if (!chosen) return;
    if (!isActing) giveUpWaitingPage(user?.id);
    startWith(draftOfStart(chosen, { name, slug, first, brought }), !isActing);
    navigate(path("/editor/new"));
  }
  return (
    <div ref={top} className="mx-auto w-full max-w-7xl scroll-mt-20 px-5 py-10 sm:px-8">
      {claim?.problem ? (
        <p role="status" className="mb-6 rounded-md bg-sunken px-4 py-3">
          {tError(claim.problem)} <br />
          {t("claim.wrong")}
        </p>
      ) : null}
      {begun ? (
        <WaitingQuestion
          begun={begun}
          asked={{ slug: claim?.slug, name: named?.name }}
          isLoading={themes.kind === "loading" && (asked.theme ?? asked.template) !== null}
          onGoOn={goOn}
          onNew={startNew}
        />
      ) : chosen ? (
        <div className="flex items-start justify-center gap-16">
          <NameStep
            name={name}
            slug={slug}
            onName={setName}
            onSlug={setSlug}
            onBack={() => navigate(-1)}
            onGo={go}
            start={namedStartOf(chosen)}
            isTemplate={chosen.kind === "template"}
            hasForm={
              chosen.kind === "template" &&
              chosen.template.page.blocks.some(({ type }) => type === "collectContacts")
            }
            onLeaveBrought={brought?.links.length ? () => setBrought(null) : undefined}
          />
          {chosen.kind === "empty" ? null : <StartFigure start={chosen} name={name} />}
        </div>
      ) : (
        <Gallery themes={themes} name={name} onName={setName} onStart={choose} onBring={bring} />
      )}
    </div>
  );
}

/** The start named by the address, and its title, once the gallery's list is loaded; null for an unknown one. */
function namedStart(
  themes: ThemesState,
  { theme, template }: { theme: string | null; template: string | null },
): { start: Start; name: string } | null {
  if (themes.kind !== "there") return null;
  const { result } = themes;
  const namedTemplate = result.templates.find(({ id }) => id === template);
  if (namedTemplate)
    return { start: { kind: "template", template: namedTemplate }, name: namedTemplate.name };
  const namedTheme = result.themes.find(({ id }) => id === theme);
  return namedTheme ? { start: { kind: "theme", theme: namedTheme.theme }, name: namedTheme.name } : null;
}
