import { codeUrl } from "~/domain/addresses";
import { useRoot } from "~/features/shell/use-root";
import { useCardPart } from "./card-context";

/** The address in the card's code: of a new card that of the code that waits for it, undefined without one. */
export function useCardCodeUrl(): string | undefined {
  const { siteOrigin } = useRoot();
  const stored = useCardPart((state) => state.stored?.qrUrl);
  const code = useCardPart(({ history }) => history.present.code);
  return stored ?? (code && codeUrl({ site: siteOrigin }, code));
}
