import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadMessages } from "./load";
import type { Namespace } from "./translated";

/** The namespaces that a route translates from, besides those of its parents. */
export interface MessagesHandle {
  messages: readonly Namespace[];
}

/**
 * The `clientLoader` of a screen: when the screen is navigated to, its messages are loaded beside its data. A document
 * brings them along by {@link messagesOfDocument}. The route needs a `loader`: Remix draws no document of one that has
 * this alone. Messages that cannot be loaded are asked for by a new document, as
 * Remix does for a route's module.
 */
export function withMessages({ messages }: MessagesHandle) {
  return async ({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const loading = loadMessages(messages).then(
      () => true,
      () => false,
    );
    const data = await serverLoader();
    if (await loading) return data;
    window.location.assign(request.url);
    return new Promise(() => undefined);
  };
}

/**
 * Loads a part of a screen that comes late with messages that its route leaves out.
 * @param load imports the part
 */
export async function loadWithMessages<T>(
  messages: readonly Namespace[],
  load: () => Promise<T>,
): Promise<T> {
  const [part] = await Promise.all([load(), loadMessages(messages)]);
  return part;
}

/** Loads the messages of the routes that this document shows. */
export function messagesOfDocument(): Promise<void> {
  const handles = Object.values(window.__remixRouteModules).map(
    (module) => module?.handle as MessagesHandle | undefined,
  );
  return loadMessages(handles.flatMap((handle) => handle?.messages ?? []));
}
