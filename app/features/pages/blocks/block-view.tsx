import type { Block } from "~/domain/pages/blocks";
import { CardLink } from "./card-link";
import { ContactDetails } from "./contact-details";
import { ContactFormBlock } from "./contact-form-block";
import { EmbedBlock } from "./embed-block";
import { ImageBlock } from "./image-block";
import { LinkList } from "./link-list";
import { ServiceButtons } from "./service-buttons";
import { SocialIcons } from "./social-icons";

/** One block of a page. `data-key` lets the editor's preview find the block that is being edited. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case "buttons":
      return <LinkList block={block} />;
    case "heading": {
      const Heading = block.data.level === 3 ? "h3" : "h2";
      return (
        <Heading dir="auto" data-key={block.key}>
          {block.data.text}
        </Heading>
      );
    }
    case "text":
      return (
        <p className="t" dir="auto" data-key={block.key}>
          {block.data.text}
        </p>
      );
    case "divider":
      return (
        <hr className={block.data.style === "line" ? "d" : `d-${block.data.style}`} data-key={block.key} />
      );
    case "image":
      return <ImageBlock block={block} />;
    case "embed":
      return <EmbedBlock block={block} />;
    case "contactDetails":
      return <ContactDetails block={block} />;
    case "socialIcons":
      return <SocialIcons block={block} />;
    case "messengers":
    case "marketplaces":
    case "videos":
    case "socialButtons":
      return <ServiceButtons block={block} />;
    case "businessCard":
      return <CardLink block={block} />;
    case "collectContacts":
      return <ContactFormBlock block={block} />;
  }
}
