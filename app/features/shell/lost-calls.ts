import type { i18n } from "i18next";
import type { Toasts } from "~/ui/toast-queue";

type Router = typeof window.__remixRouter;

let tell = (): void => undefined;
/** The notice that stands at present. */
let told = "";

/**
 * Keeps the screen when a call of a loader or an action gets no response, or one from 500 on. Remix shows the error
 * boundary for each of them, in place of the screen and of what was typed there, and its options have no place to catch
 * them: they are caught at `fetch`, which Remix calls for a route's data with the route's id as `_data`.
 * One notice says so, of several that are lost together too. Called once, as soon as notices can be shown.
 */
export function keepScreen(toasts: Toasts, { t }: i18n): void {
  tell = () => {
    toasts.dismiss(told);
    told = toasts.show({ type: "error", title: t("shell:error.title"), text: t("notifications:lost") });
  };
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const routeId = typeof input === "string" && routeOf(input);
    if (!routeId) return fetch(input, init);
    const isWrite = (init?.method ?? "GET") !== "GET";
    try {
      const response = await fetch(input, init);
      // A document that another screen needs and the server could not give is told by the error boundary, with its id.
      return response.status < 500 ? response : (instead(window.__remixRouter, routeId, isWrite) ?? response);
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      const router = window.__remixRouter;
      const kept = instead(router, routeId, isWrite);
      if (kept) return kept;
      if (!canStay(router)) throw error;
      return stay(router);
    }
  };
}

/** @returns the route whose data an address asks for; null for any other address */
function routeOf(address: string): string | null {
  const url = new URL(address, window.location.href);
  return url.origin === window.location.origin ? url.searchParams.get("_data") : null;
}

/** @returns what stands for the response, so that the screen stays as it is; undefined where nothing does */
function instead(
  router: Router,
  routeId: string,
  isWrite: boolean,
): Response | Promise<Response> | undefined {
  const { navigation, location, loaderData } = router.state;
  const isLeaving = navigation.location && navigation.location.pathname !== location.pathname;
  if (isWrite) {
    // A form of the screen is a navigation, which can be given up. Of a fetcher, none is the result.
    if (navigation.state === "submitting") return stay(router);
    tell();
    return Response.json(null);
  }
  if (isLeaving || !(routeId in loaderData)) return undefined;
  tell();
  return Response.json(loaderData[routeId]);
}

/** Whether a navigation can be given up: not one that the browser's own buttons began, nor one that follows a form. */
function canStay({ state, createHref }: Router): boolean {
  const isMoved =
    createHref(state.location) !== window.location.pathname + window.location.search + window.location.hash;
  return state.navigation.state === "loading" && !state.navigation.formMethod && !isMoved;
}

/** Gives up the navigation under way. @returns what never comes: nobody waits for it any more */
function stay(router: Router): Promise<Response> {
  tell();
  void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  return new Promise<Response>(() => {});
}
