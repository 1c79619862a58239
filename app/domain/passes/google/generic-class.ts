/** Names of the text modules on the front, in rows of two. */
export const FRONT_MODULES = ["front1", "front2", "front3", "front4"] as const;

/** All cards share one class: it defines the layout of the front, and that a card has many holders. */
const CLASS_SUFFIX = "business_card";

export interface GenericClass {
  id: string;
  /** A card has many holders: all save the same object. */
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

/** The class of all cards. A row without values is not shown. */
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
