import { useTranslation } from "react-i18next";
import type { Network } from "~/domain/networks/network";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { SearchList } from "~/ui/search-list";

interface NetworkPickerProps {
  networks: readonly Network[];
  /** @param id of the network */
  onPick: (id: string) => void;
  /** Takes a pasted address; false when it is of no network. */
  onPaste: (text: string) => boolean;
}

/** All networks of a kind, found by their name; a pasted address adds its own at once. */
export function NetworkPicker({ networks, onPick, onPaste }: NetworkPickerProps) {
  const { t } = useTranslation("blocks");
  const nameOf = useNetworkName();
  const choices = networks.map((network) => ({
    id: network.id,
    name: nameOf(network),
    icon: <NetworkIcon name={network.id} />,
  }));
  return (
    <section aria-label={t("services.add")} className="overflow-hidden rounded-md border border-rule">
      <SearchList
        label={t("services.add")}
        searchLabel={t("services.search")}
        nothing={t("services.nothing")}
        groups={[{ choices }]}
        onPick={onPick}
        onPaste={onPaste}
      />
    </section>
  );
}
