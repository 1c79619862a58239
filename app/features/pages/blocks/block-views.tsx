import type { ComponentType } from "react";
import type { BlockData, BlockOf, BlockType } from "~/domain/pages/blocks";
import { embedOf } from "~/domain/pages/embeds";
import type { Theme } from "~/domain/pages/theme";
import { details } from "~/features/pages/style/details";
import { dividers } from "~/features/pages/style/dividers";
import { form } from "~/features/pages/style/form";
import { linkLayouts, linkVariant } from "~/features/pages/style/link-layouts";
import { media } from "~/features/pages/style/media";
import type { ShownKinds } from "~/features/pages/style/shown-kinds";
import { socialIcons } from "~/features/pages/style/social";
import { CardLink } from "./card-link";
import { ContactDetails } from "./contact-details";
import { ContactFormBlock } from "./contact-form-block";
import { DividerBlock } from "./divider-block";
import { EmbedBlock } from "./embed-block";
import { HeadingBlock } from "./heading-block";
import { ImageBlock } from "./image-block";
import { LinkList } from "./link-list";
import { NetworkButtons } from "./network-buttons";
import { SocialIcons } from "./social-icons";
import { TextBlock } from "./text-block";

/** How a type of block is rendered, on the site and in the editor's preview. */
interface BlockViewEntry<T extends BlockType> {
  /** Its `data-key` lets the editor's preview find the block that is being edited. */
  View: ComponentType<{ block: BlockOf<T> }>;
  /** The style that a page with such a block needs once; types may share one. Links are styled by the theme. */
  style?: (theme: Theme, shown: ShownKinds) => string;
  /** Which variant of it the style depends on. */
  variant?: (data: BlockData[T]) => string | undefined;
  /** Names of the icons that it shows. */
  icons?: (data: BlockData[T]) => readonly string[];
}

type NetworkItems = { items: { service: string }[] };
const networkIcons = ({ items }: NetworkItems) => items.map(({ service }) => service);
const playerIcon = (url: string) => {
  const embed = embedOf(url);
  return embed ? [embed.provider] : [];
};
const networkButtons = { View: NetworkButtons, icons: networkIcons };

/** The view of each type of block. */
export const BLOCK_VIEWS: { [T in BlockType]: BlockViewEntry<T> } = {
  buttons: {
    View: LinkList,
    style: linkLayouts,
    variant: linkVariant,
    // One with an image shows that instead.
    icons: ({ items }) => items.flatMap(({ icon, image }) => (image ? [] : (icon ?? []))),
  },
  heading: { View: HeadingBlock },
  text: { View: TextBlock },
  divider: { View: DividerBlock, style: dividers, variant: ({ style }) => style },
  image: { View: ImageBlock, style: media },
  embed: { View: EmbedBlock, style: media, icons: ({ url }) => playerIcon(url) },
  contactDetails: { View: ContactDetails, style: details },
  messengers: networkButtons,
  marketplaces: networkButtons,
  videos: networkButtons,
  socialButtons: networkButtons,
  socialIcons: { View: SocialIcons, style: socialIcons, icons: networkIcons },
  businessCard: { View: CardLink },
  collectContacts: { View: ContactFormBlock, style: form },
};
