import { useTranslation } from "react-i18next";
import { newKey } from "~/domain/ids";
import { normalizeUrl } from "~/domain/links";
import { entryOf } from "~/domain/networks/link";
import { SERVICES } from "~/domain/networks/networks";
import { networkOf } from "~/domain/networks/recognise";
import type { NetworkItem } from "~/domain/pages/block-types/networks";
import type { NetworksBlock } from "~/domain/pages/blocks";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { ItemList, useItems } from "./item-list";
import { NetworkItemFields } from "./network-item-fields";
import { NetworkPicker } from "./network-picker";

/** The services of a block: chosen from the list, or recognised from a pasted address. */
export function NetworkItems({ block }: { block: NetworksBlock }) {
  const { t } = useTranslation("blocks");
  const { add } = useItems<NetworkItem>(block);
  const networkName = useNetworkName();
  const offered = SERVICES[block.type];
  const nameOf = ({ title, service }: NetworkItem) => title || networkName(service);

  function paste(text: string): boolean {
    const normalized = normalizeUrl(text);
    const service = normalized.ok ? networkOf(normalized.url, offered) : undefined;
    if (!normalized.ok || !service) return false;
    add({ key: newKey(), service: service.id, value: entryOf(service, normalized.url), enabled: true });
    return true;
  }

  return (
    <div className="flex flex-col gap-4">
      <ItemList
        block={block}
        items={block.data.items as NetworkItem[]}
        label={t("services.list")}
        deletedText={t("services.deleted")}
        emptyText={t("services.none")}
        nameOf={nameOf}
        detailOf={({ value }) => value || undefined}
        iconOf={({ service }) => <NetworkIcon name={service} />}
        renderFields={(item, act) => <NetworkItemFields blockKey={block.key} item={item} {...act} />}
      />
      <NetworkPicker
        networks={offered}
        onPick={(service) => add({ key: newKey(), service, value: "", enabled: true })}
        onPaste={paste}
      />
    </div>
  );
}
