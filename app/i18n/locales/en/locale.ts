import { accounts } from "./accounts";
import { contacts } from "./contacts";
import { editing } from "./editing";
import { errors } from "./errors";
import { industries } from "./industries";
import { landing } from "./landing";
import { mail } from "./mail";
import { meta } from "./meta";
import { pricing } from "./pricing";
import { shell } from "./shell";
import { site } from "./site";

export const en = {
  accounts,
  contacts,
  editing,
  errors,
  industries,
  landing,
  mail,
  meta,
  pricing,
  shell,
  site,
};
