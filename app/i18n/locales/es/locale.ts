import type { Locale } from "../../locale";
import { accounts } from "./accounts";
import { blocks } from "./blocks";
import { cards } from "./cards";
import { codes } from "./codes";
import { contacts } from "./contacts";
import { dashboard } from "./dashboard";
import { design } from "./design";
import { editing } from "./editing";
import { editor } from "./editor";
import { errors } from "./errors";
import { industries } from "./industries";
import { landing } from "./landing";
import { mail } from "./mail";
import { meta } from "./meta";
import { passes } from "./passes";
import { pricing } from "./pricing";
import { sharing } from "./sharing";
import { shell } from "./shell";
import { site } from "./site";

export const es = {
  accounts,
  blocks,
  cards,
  codes,
  contacts,
  dashboard,
  design,
  editing,
  editor,
  errors,
  industries,
  landing,
  mail,
  meta,
  passes,
  pricing,
  sharing,
  shell,
  site,
} satisfies Locale;
