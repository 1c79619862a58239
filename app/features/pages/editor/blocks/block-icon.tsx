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
import type { BlockType } from "~/domain/pages/blocks";

const ICONS: Record<BlockType, LucideIcon> = {
  buttons: Rows3,
  heading: Heading,
  text: Text,
  divider: Minus,
  image: Image,
  embed: Play,
  socialIcons: Share2,
  socialButtons: AppWindow,
  contactDetails: Contact,
  messengers: MessageCircle,
  marketplaces: ShoppingBag,
  videos: Video,
  businessCard: UserPlus,
  collectContacts: Contact,
};

/** The sign of a kind of block. */
export function BlockIcon({ type }: { type: BlockType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />;
}
