import { useTranslation } from "react-i18next";
import { reportEvent } from "~/features/editing/report-event";
import { LazyBrandIcons } from "~/features/networks/lazy-brand-icons";
import { NetworkIcon } from "~/features/networks/network-icon";
import { openShareWindow, SHARE_NETWORKS } from "./networks";

/** A button for each network, which opens its own window with the link filled in. */
export function ShareNetworks({ url, text }: { url: string; text: string }) {
  const { t } = useTranslation("sharing");
  return (
    <section aria-label={t("share.networks")} className="flex flex-col gap-3">
      <h2 className="font-medium text-sm">{t("share.networks")}</h2>
      <LazyBrandIcons>
        <ul className="flex flex-wrap gap-2">
          {SHARE_NETWORKS.map(({ id, name, address }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  openShareWindow(address(url, text));
                  reportEvent("linkShared");
                }}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-rule px-4 text-sm hover:bg-hover focus-visible:ring-focus [&_svg]:size-4"
              >
                <NetworkIcon name={id} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </LazyBrandIcons>
    </section>
  );
}
