import { shortKey } from "~/domain/visits/short-key";
import { useBlockContext } from "./block-context";

/**
 * Where browsers report a click on a link, by themselves: the link is unchanged, to be copied and opened. Not in an
 * editor's preview.
 */
export function usePing(): (key: string) => string | undefined {
  const { pingPath } = useBlockContext();
  return (key) => (pingPath === undefined ? undefined : `${pingPath}/${shortKey(key)}`);
}
