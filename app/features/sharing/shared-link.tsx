import { CopyAddress } from "./copy-address";
import { NativeShare } from "./native-share";

interface SharedLinkProps {
  label: string;
  url: string;
  /** What the phone sends along with the link. */
  title: string;
}

/** The link of a page or a card: to be copied, and sent by the phone's own way. */
export function SharedLink({ label, url, title }: SharedLinkProps) {
  return (
    <div className="flex flex-col gap-3">
      <CopyAddress label={label} value={url} />
      <NativeShare title={title} url={url} />
    </div>
  );
}
