import { Outlet, useLocation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { createContext, type ReactNode, useContext } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { direction, htmlLang, type LanguageCode } from "~/domain/languages";
import { PlansPart } from "~/features/billing/plans-part";
import { AppProviders } from "~/features/shell/app-providers";
import { useRoot } from "~/features/shell/use-root";
import type { AppRootData, RootUser } from "~/server/http/app/root-data.server";
import { answer } from "./fakes";

/** A signed-in user on the free plan. */
export const FREE_USER: RootUser = {
  id: "usr_00000000000000000000000000",
  name: "Ada Lindqvist",
  email: "ada@visita.example",
  isVerified: true,
  isPaid: false,
  isAdmin: false,
  acting: null,
  prompt: { reason: "free" },
};

/** What the frame around a screen requests for its user. */
const SIGNED_IN: ScreenOptions["calls"] = { "GET /account/notifications/unread": () => ({ unread: 0 }) };

export interface ScreenOptions {
  path: string;
  screen: ReactNode;
  /** The answers to its calls. */
  calls?: Parameters<typeof answer>[0];
  user?: RootUser | null;
  language?: LanguageCode;
  /** In CSS pixels. */
  viewport?: [width: number, height: number];
}

/** Shows a screen of the app as its route does, with the root's data. */
export async function show({
  path,
  screen,
  calls = {},
  user = null,
  language = "en",
  viewport,
}: ScreenOptions) {
  answer({ ...(user && SIGNED_IN), ...calls });
  await page.viewport(...(viewport ?? [1280, 720]));
  document.documentElement.lang = htmlLang(language);
  document.documentElement.dir = direction(language);
  const { origin } = window.location;
  const root: AppRootData = {
    surface: "app",
    language,
    appOrigin: origin,
    siteOrigin: "http://me.localhost:8787",
    user,
    links: {} as AppRootData["links"],
    consent: null,
    chat: null,
  };
  const Stub = createRemixStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      Component: Root,
      children: [
        { id: "screen", path: path.slice(1), Component: Screen },
        { id: "elsewhere", path: "*", Component: Elsewhere },
      ],
    },
  ]);
  return render(
    <ShownScreen.Provider value={screen}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} future={FUTURE} />
    </ShownScreen.Provider>,
  );
}

const ShownScreen = createContext<ReactNode>(null);
const Screen = () => useContext(ShownScreen);

function Root() {
  return (
    <AppProviders language={useRoot().language}>
      <Outlet />
      <PlansPart />
    </AppProviders>
  );
}

/** As remix.config.js sets them. */
const FUTURE = { v3_fetcherPersist: true, v3_relativeSplatPath: true };

/** Where a link or a redirect of the screen leads: it is named, for a test to look at. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
