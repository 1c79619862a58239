import { useTranslation } from "react-i18next";
import { newKey } from "~/domain/ids";
import { normalizeUrl } from "~/domain/links";
import type { ServiceItem } from "~/domain/pages/block-types/networks";
import type { ServicesBlock } from "~/domain/pages/blocks";
import { entryOf } from "~/domain/services/link";
import { serviceOf } from "~/domain/services/recognise";
import { SERVICES } from "~/domain/services/services";
import { ServiceIcon } from "~/features/pages/blocks/service-icon";
import { useServiceName } from "~/features/pages/editor/use-service-name";
import { ItemList, useItems } from "./item-list";
import { ServiceItemFields } from "./service-item-fields";
import { ServicePicker } from "./service-picker";

/** The services of a block: picked from the list, or told by a pasted address. */
export function ServiceItems({ block }: { block: ServicesBlock }) {
  const { t } = useTranslation("blocks");
  const { add } = useItems<ServiceItem>(block);
  const serviceName = useServiceName();
  const offered = SERVICES[block.type];
  const nameOf = ({ title, service }: ServiceItem) => title || serviceName(service);

  function paste(text: string): boolean {
    const normalized = normalizeUrl(text);
    const service = normalized.ok ? serviceOf(normalized.url, offered) : undefined;
    if (!normalized.ok || !service) return false;
    add({ key: newKey(), service: service.id, value: entryOf(service, normalized.url), enabled: true });
    return true;
  }

  return (
    <div className="flex flex-col gap-4">
      <ItemList
        block={block}
        items={block.data.items as ServiceItem[]}
        label={t("services.list")}
        deletedText={t("services.deleted")}
        emptyText={t("services.none")}
        nameOf={nameOf}
        detailOf={({ value }) => value || undefined}
        iconOf={({ service }) => <ServiceIcon name={service} />}
        renderFields={(item, act) => <ServiceItemFields blockKey={block.key} item={item} {...act} />}
      />
      <ServicePicker
        services={offered}
        onPick={(service) => add({ key: newKey(), service: service.id, value: "", enabled: true })}
        onPaste={paste}
      />
    </div>
  );
}
