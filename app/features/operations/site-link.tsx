import { shortAddress } from "~/domain/addresses";
import { TextLink } from "~/ui/text-link";

/** What visitors see at an address, in a new tab without a referrer. */
export function SiteLink({ url }: { url: string }) {
  return (
    <TextLink href={url} target="_blank" rel="noreferrer" dir="ltr" className="break-all">
      {shortAddress(url)}
    </TextLink>
  );
}
