import { shortKey } from "~/domain/visits/short-key";
import { useBlockContext } from "./block-context";

/**
 * Where browsers tell of a click on a link, which they do by themselves: the link stays what it is, to be copied and
 * opened. Nowhere in an editor's preview.
 */
export function usePing(): (key: string) => string | undefined {
  const { pingPath } = useBlockContext();
  return (key) => (pingPath === undefined ? undefined : `${pingPath}/${shortKey(key)}`);
}
