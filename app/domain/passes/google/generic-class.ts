/** Names of the text modules that stand on the front, in rows of two. */
export const FRONT_MODULES = ["front1", "front2", "front3", "front4"] as const;

/** All cards share one class: it says where the fields of the front stand, and that a card is for many. */
const CLASS_SUFFIX = "business_card";

export interface GenericClass {
  id: string;
  /** A card is handed to many: each of them keeps the same object. */
  multipleDevicesAndHoldersAllowedStatus: "MULTIPLE_HOLDERS";
  classTemplateInfo: { cardTemplateOverride: { cardRowTemplateInfos: CardRow[] } };
}

interface CardRow {
  twoItems: { startItem: TemplateItem; endItem: TemplateItem };
}

interface TemplateItem {
  firstValue: { fields: { fieldPath: string }[] };
}

/** @param issuerId the number that Google gave the operator */
export function classIdOf(issuerId: string): string {
  return `${issuerId}.${CLASS_SUFFIX}`;
}

/** The class of all cards. A row whose fields a card has not is not shown. */
export function genericClass(issuerId: string): GenericClass {
  const [first, second, third, fourth] = FRONT_MODULES;
  return {
    id: classIdOf(issuerId),
    multipleDevicesAndHoldersAllowedStatus: "MULTIPLE_HOLDERS",
    classTemplateInfo: {
      cardTemplateOverride: { cardRowTemplateInfos: [rowOf(first, second), rowOf(third, fourth)] },
    },
  };
}

function rowOf(start: string, end: string): CardRow {
  return { twoItems: { startItem: itemOf(start), endItem: itemOf(end) } };
}

function itemOf(module: string): TemplateItem {
  return { firstValue: { fields: [{ fieldPath: `object.textModulesData['${module}']` }] } };
}
