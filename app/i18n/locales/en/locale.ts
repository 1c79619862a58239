import { contacts } from "./contacts";
import { mail } from "./mail";
import { meta } from "./meta";
import { shell } from "./shell";
import { site } from "./site";

export const en = { contacts, mail, meta, shell, site };
