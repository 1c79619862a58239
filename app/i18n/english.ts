import accounts from "./accounts/en";
import billing from "./billing/en";
import blocks from "./blocks/en";
import bring from "./bring/en";
import cards from "./cards/en";
import codes from "./codes/en";
import conflict from "./conflict/en";
import contactFiles from "./contactFiles/en";
import contactList from "./contactList/en";
import contactSettings from "./contactSettings/en";
import contacts from "./contacts/en";
import dashboard from "./dashboard/en";
import design from "./design/en";
import editing from "./editing/en";
import editor from "./editor/en";
import errors from "./errors/en";
import faq from "./faq/en";
import ghost from "./ghost/en";
import industries from "./industries/en";
import landing from "./landing/en";
import leaving from "./leaving/en";
import mail from "./mail/en";
import notifications from "./notifications/en";
import operations from "./operations/en";
import pagePlan from "./pagePlan/en";
import passes from "./passes/en";
import pricing from "./pricing/en";
import privacy from "./privacy/en";
import profile from "./profile/en";
import questions from "./questions/en";
import sharing from "./sharing/en";
import shell from "./shell/en";
import site from "./site/en";
import siteScreens from "./siteScreens/en";
import start from "./start/en";
import team from "./team/en";
import teamCards from "./teamCards/en";
import teamLeaving from "./teamLeaving/en";
import teamLook from "./teamLook/en";
import teamMany from "./teamMany/en";
import visits from "./visits/en";
import ways from "./ways/en";

/** Every English message by its namespace: what `t` takes. The app loads messages by load.ts and all.server.ts. */
export const en = {
  accounts,
  billing,
  blocks,
  cards,
  codes,
  pagePlan,
  bring,
  conflict,
  contactFiles,
  contactSettings,
  contacts,
  contactList,
  dashboard,
  design,
  editing,
  editor,
  errors,
  faq,
  ghost,
  industries,
  landing,
  leaving,
  mail,
  notifications,
  operations,
  passes,
  pricing,
  privacy,
  profile,
  questions,
  sharing,
  shell,
  site,
  siteScreens,
  start,
  teamCards,
  teamLeaving,
  teamMany,
  teamLook,
  team,
  visits,
  ways,
};
