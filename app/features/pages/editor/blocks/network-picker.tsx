import { useState } from "react";
import { useFilter } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Network } from "~/domain/networks/network";
import { NetworkIcon } from "~/features/pages/blocks/network-icon";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { TextField } from "~/ui/text-field";

interface NetworkPickerProps {
  networks: readonly Network[];
  onPick: (network: Network) => void;
  /** Takes a pasted address; false when it is of no network. */
  onPaste: (text: string) => boolean;
}

/** All networks of a kind as buttons, found by their name; a pasted address adds its own at once. */
export function NetworkPicker({ networks, onPick, onPaste }: NetworkPickerProps) {
  const { t } = useTranslation("blocks");
  const nameOf = useNetworkName();
  const [search, setSearch] = useState("");
  const { contains } = useFilter({ sensitivity: "base" });
  const found = networks.filter((network) => contains(nameOf(network), search.trim()));
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
        {found.map((network) => (
          <li key={network.id}>
            <button
              type="button"
              onClick={() => {
                setSearch("");
                onPick(network);
              }}
              className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-rule px-3 text-sm hover:bg-hover focus-visible:ring-focus pointer-coarse:min-h-11 [&_svg]:size-4"
            >
              <NetworkIcon name={network.id} />
              {nameOf(network)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted empty:hidden">
        {found.length === 0 ? t("services.nothing") : null}
      </p>
    </section>
  );
}
