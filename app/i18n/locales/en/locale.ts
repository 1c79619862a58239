import { accounts } from "./accounts";
import { contacts } from "./contacts";
import { errors } from "./errors";
import { industries } from "./industries";
import { mail } from "./mail";
import { meta } from "./meta";
import { shell } from "./shell";
import { site } from "./site";

export const en = { accounts, contacts, errors, industries, mail, meta, shell, site };
