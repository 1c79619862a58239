import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Service, serviceName } from "~/domain/services/service";
import { serviceById } from "~/domain/services/services";

/** @returns what a service, or the id of one, is called in the reader's language; an id that is none names itself */
export function useServiceName(): (service: Service | string) => string {
  const { t } = useTranslation("contacts");
  return useCallback(
    (given) => {
      const service = typeof given === "string" ? serviceById(given) : given;
      return service ? serviceName(service, { email: t("email"), website: t("website") }) : String(given);
    },
    [t],
  );
}
