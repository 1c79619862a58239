import type { i18n } from "i18next";
import type { Toasts } from "~/ui/toast-queue";

type Router = typeof window.__remixRouter;

let tell = (): void => undefined;
/** The id of the current notice. */
let told = "";

/**
 * Preserves the screen when a loader or action call gets no response, or a status of 500 or above. Remix would replace
 * the screen and its input by the error boundary, and has no option to prevent that: the calls are intercepted at
 * `fetch`, which Remix calls for a route's data with the route's id as `_data`.
 * Calls lost together share one notice. Called once, as soon as notices can be shown.
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
      // A failed load of another screen is shown by the error boundary, with its id.
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

/** @returns the route whose data an address requests; null for any other address */
function routeOf(address: string): string | null {
  const url = new URL(address, window.location.href);
  return url.origin === window.location.origin ? url.searchParams.get("_data") : null;
}

/** @returns a substitute for the response, so that the screen is unchanged; undefined if there is none */
function instead(
  router: Router,
  routeId: string,
  isWrite: boolean,
): Response | Promise<Response> | undefined {
  const { navigation, location, loaderData } = router.state;
  const isLeaving = navigation.location && navigation.location.pathname !== location.pathname;
  if (isWrite) {
    // A form submission is a navigation, which can be cancelled. For a fetcher, the result is null.
    if (navigation.state === "submitting") return stay(router);
    tell();
    return Response.json(null);
  }
  if (isLeaving || !(routeId in loaderData)) return undefined;
  tell();
  return Response.json(loaderData[routeId]);
}

/** Whether a navigation can be cancelled: not one by the browser's own buttons, nor one that follows a form. */
function canStay({ state, createHref }: Router): boolean {
  const isMoved =
    createHref(state.location) !== window.location.pathname + window.location.search + window.location.hash;
  return state.navigation.state === "loading" && !state.navigation.formMethod && !isMoved;
}

/** Cancels the current navigation. @returns a promise that never settles: it is no longer awaited */
function stay(router: Router): Promise<Response> {
  tell();
  void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  return new Promise<Response>(() => {});
}
