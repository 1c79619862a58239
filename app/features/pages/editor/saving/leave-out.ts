import { withoutSamples } from "~/domain/pages/samples";
import type { PageContent } from "~/domain/pages/schema";
import { noteLeftOut, pageOfTemplate } from "~/features/editing/session/left-out";
import { loadTemplate } from "~/features/pages/editor/themes/use-themes";

type LeaveOut = (content: PageContent) => ReturnType<typeof withoutSamples>;

/** @returns what takes a template's unchanged links and contacts out of its page, and names them */
export async function leaveOutOf(
  prefillId: string,
  { language, userId }: { language: string; userId: string | undefined },
): Promise<LeaveOut> {
  const template = await loadTemplate(prefillId, language, userId);
  return (content) => withoutSamples(content, template ?? undefined);
}

/** Notes what was left out of a page, for the screens after the save. */
export function noteSamples({ prefillId, blocks }: PageContent, samples: string[]): void {
  const present = blocks.flatMap(({ data }) =>
    "items" in data
      ? data.items.map((item) => ("title" in item && item.title) || ("value" in item && item.value) || "")
      : [],
  );
  if (prefillId) noteLeftOut(pageOfTemplate(prefillId), samples, present);
}
