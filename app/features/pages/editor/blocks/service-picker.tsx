import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Service } from "~/domain/services/service";
import { ServiceIcon } from "~/features/pages/blocks/service-icon";
import { useServiceName } from "~/features/pages/editor/use-service-name";
import { TextField } from "~/ui/text-field";

interface ServicePickerProps {
  services: readonly Service[];
  onPick: (service: Service) => void;
  /** Takes a pasted address; false when no service is told by it. */
  onPaste: (text: string) => boolean;
}

/** All services of a kind as buttons, found by their name; a pasted address adds its own at once. */
export function ServicePicker({ services, onPick, onPaste }: ServicePickerProps) {
  const { t } = useTranslation("blocks");
  const nameOf = useServiceName();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = services.filter((service) => nameOf(service).toLowerCase().includes(wanted));
  return (
    <section aria-label={t("services.add")} className="flex flex-col gap-3">
      <TextField
        label={t("services.search")}
        autoComplete="off"
        value={search}
        onChange={setSearch}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData("text"))) event.preventDefault();
        }}
      />
      <ul className="flex flex-wrap gap-2">
        {found.map((service) => (
          <li key={service.id}>
            <button
              type="button"
              onClick={() => {
                setSearch("");
                onPick(service);
              }}
              className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-rule px-3 text-sm hover:bg-hover focus-visible:ring-focus pointer-coarse:min-h-11 [&_svg]:size-4"
            >
              <ServiceIcon name={service.id} />
              {nameOf(service)}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="text-muted">{t("services.nothing")}</p> : null}
    </section>
  );
}
