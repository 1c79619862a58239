import type { TFunction } from "i18next";
import {
  AppWindow,
  Contact,
  Heading,
  Image,
  type LucideIcon,
  MessageCircle,
  Minus,
  Play,
  Rows3,
  Share2,
  ShoppingBag,
  Text,
  UserPlus,
  Video,
} from "lucide-react";
import type { ComponentType } from "react";
import type { BlockData, BlockOf, BlockType } from "~/domain/pages/blocks";
import type { BlockFieldsProps } from "./block-fields-props";
import { ButtonItems } from "./button-items";
import { CardFields } from "./card-fields";
import { DetailItems } from "./detail-items";
import { DividerFields } from "./divider-fields";
import { FormFields } from "./form-fields";
import { HeadingFields } from "./heading-fields";
import { EmbedFields, ImageFields } from "./media-fields";
import { NetworkItems } from "./network-items";
import { TextFields } from "./text-fields";

/** What the line below a block's name in the list is written with. */
interface LineMessages {
  t: TFunction<"editor">;
  networkName: (id: string) => string;
}

/** How a type of block is listed and edited. What it is called is in the messages, `blocks.types` and `blocks.about`. */
interface BlockEditor<T extends BlockType> {
  Icon: LucideIcon;
  /** The fields of its type's data. */
  Fields: ComponentType<BlockFieldsProps<T>>;
  /** What is filled in, in one line; empty where there is nothing yet. */
  lineOf: (data: BlockData[T], messages: LineMessages) => string;
}

const listed = (values: readonly string[]) => values.filter((value) => value.trim() !== "").join(", ");

const textLine = ({ text }: { text: string }) => text.slice(0, 80);

const services = {
  Fields: NetworkItems,
  lineOf: ({ items }: { items: { service: string }[] }, { networkName }: LineMessages) =>
    listed(items.map(({ service }) => networkName(service))),
};

/** The icon, the fields and the line in the list of each type of block. */
export const BLOCK_EDITORS: { [T in BlockType]: BlockEditor<T> } = {
  buttons: {
    Icon: Rows3,
    Fields: ButtonItems,
    lineOf: ({ items }, { t }) => t("blocks.count", { count: items.length }),
  },
  heading: { Icon: Heading, Fields: HeadingFields, lineOf: textLine },
  text: { Icon: Text, Fields: TextFields, lineOf: textLine },
  divider: { Icon: Minus, Fields: DividerFields, lineOf: ({ style }, { t }) => t(`divider.${style}`) },
  image: {
    Icon: Image,
    Fields: ImageFields,
    lineOf: ({ caption, alt, image }, { t }) => caption || alt || (image ? t("blocks.noCaption") : ""),
  },
  embed: { Icon: Play, Fields: EmbedFields, lineOf: ({ title, url }) => title || url },
  contactDetails: {
    Icon: Contact,
    Fields: DetailItems,
    lineOf: ({ items }) => listed(items.map(({ value }) => value)),
  },
  messengers: { Icon: MessageCircle, ...services },
  marketplaces: { Icon: ShoppingBag, ...services },
  videos: { Icon: Video, ...services },
  socialButtons: { Icon: AppWindow, ...services },
  socialIcons: { Icon: Share2, ...services },
  businessCard: { Icon: UserPlus, Fields: CardFields, lineOf: textLine },
  collectContacts: { Icon: Contact, Fields: FormFields, lineOf: textLine },
};

/** @returns what is filled in in a block, in one line */
export function blockLine<T extends BlockType>({ type, data }: BlockOf<T>, messages: LineMessages): string {
  return BLOCK_EDITORS[type].lineOf(data, messages) || messages.t("blocks.noText");
}
