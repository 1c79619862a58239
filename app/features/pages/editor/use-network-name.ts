import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Network, networkName } from "~/domain/networks/network";
import { networkById } from "~/domain/networks/networks";

/** @returns what a service, or the id of one, is called in the reader's language; an id that is none names itself */
export function useNetworkName(): (service: Network | string) => string {
  const { t } = useTranslation("contacts");
  return useCallback(
    (given) => {
      const service = typeof given === "string" ? networkById(given) : given;
      return service ? networkName(service, { email: t("email"), website: t("website") }) : String(given);
    },
    [t],
  );
}
