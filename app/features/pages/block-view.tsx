import { isSafeHref } from "~/domain/links";
import type { Block, ButtonItem } from "~/domain/pages/blocks";

interface BlockViewProps {
  block: Block;
  isFree: boolean;
}

/** One block of a page. `data-key` lets the editor's preview find the block that is being edited. */
export function BlockView({ block, isFree }: BlockViewProps) {
  switch (block.type) {
    case "buttons":
      return <ButtonList blockKey={block.key} items={block.data.items} isFree={isFree} />;
    case "heading":
      return block.data.level === 3 ? (
        <h3 dir="auto" data-key={block.key}>
          {block.data.text}
        </h3>
      ) : (
        <h2 dir="auto" data-key={block.key}>
          {block.data.text}
        </h2>
      );
    case "text":
      return (
        <p dir="auto" data-key={block.key}>
          {block.data.text}
        </p>
      );
    case "divider":
      return (
        <hr className={block.data.style === "line" ? "d" : `d d-${block.data.style}`} data-key={block.key} />
      );
  }
}

function ButtonList({ blockKey, items, isFree }: { blockKey: string; items: ButtonItem[]; isFree: boolean }) {
  const rel = isFree ? "noopener nofollow ugc" : "noopener";
  return (
    <ul className="b" data-key={blockKey}>
      {items.map((item) => (
        <li key={item.key}>
          {/* Addresses were normalised when they were saved; what is older than a rule is checked here again. */}
          <a dir="auto" href={isSafeHref(item.url) ? item.url : undefined} rel={rel}>
            {item.title || readableAddress(item.url)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A link without a title shows where it leads. */
function readableAddress(url: string): string {
  return url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:|sms:)/, "").replace(/\/$/, "");
}
