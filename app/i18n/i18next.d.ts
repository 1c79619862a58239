import "i18next";
import type { en } from "./english";

declare module "i18next" {
  interface CustomTypeOptions {
    /** `t` takes the keys of the English messages and no other. */
    resources: typeof en;
    defaultNS: "shell";
    returnNull: false;
  }
}
