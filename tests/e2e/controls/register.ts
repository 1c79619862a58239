import { account } from "./register/account.ts";
import { billing } from "./register/billing.ts";
import { cardEditor } from "./register/card-editor.ts";
import { contactFiles } from "./register/contact-files.ts";
import { contacts } from "./register/contacts.ts";
import { entrance } from "./register/entrance.ts";
import { everyScreen } from "./register/every-screen.ts";
import { leaving } from "./register/leaving.ts";
import { lists } from "./register/lists.ts";
import { operators } from "./register/operators.ts";
import { pageEditor } from "./register/page-editor.ts";
import { team } from "./register/team.ts";
import { teamLook } from "./register/team-look.ts";
import { visits } from "./register/visits.ts";
import { ways } from "./register/ways.ts";

/**
 * The controls of the app: by screen, and in it by tab, dialog or menu, their names by role. `{{name}}` stands for a
 * placeholder of a message, `…` for a name that is user input or data: a row's title, a language, a network.
 */
export type Register = Record<string, Record<string, string[]>>;

export const REGISTER: Register = {
  ...everyScreen,
  ...entrance,
  ...lists,
  ...contacts,
  ...contactFiles,
  ...visits,
  ...team,
  ...teamLook,
  ...account,
  ...ways,
  ...billing,
  ...leaving,
  ...operators,
  ...pageEditor,
  ...cardEditor,
};

/** The same, as the lines that journeys record. */
export const CONTROLS: string[] = Object.entries(REGISTER).flatMap(([place, roles]) =>
  Object.entries(roles).flatMap(([role, names]) => names.map((name) => `${place} › ${role} ${name}`)),
);
