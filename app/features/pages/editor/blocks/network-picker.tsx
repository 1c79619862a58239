import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Network } from "~/domain/networks/network";
import { NetworkIcon } from "~/features/pages/blocks/network-icon";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { TextField } from "~/ui/text-field";

interface NetworkPickerProps {
  services: readonly Network[];
  onPick: (service: Network) => void;
  /** Takes a pasted address; false when no service is told by it. */
  onPaste: (text: string) => boolean;
}

/** All services of a kind as buttons, found by their name; a pasted address adds its own at once. */
export function NetworkPicker({ services, onPick, onPaste }: NetworkPickerProps) {
  const { t } = useTranslation("blocks");
  const nameOf = useNetworkName();
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
              <NetworkIcon name={service.id} />
              {nameOf(service)}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="text-muted">{t("services.nothing")}</p> : null}
    </section>
  );
}
