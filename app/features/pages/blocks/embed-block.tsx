import { escapeHtml } from "~/domain/escape-html";
import type { BlockOf } from "~/domain/pages/blocks";
import { embedOf } from "~/domain/pages/embeds";
import { NetworkIcon } from "~/features/networks/network-icon";
import { useBlockContext } from "./block-context";
import { PLAY_STYLE } from "./play-style";

/**
 * An image with a play button. The button is the only content of a small frame: pressed, it navigates that frame to the
 * player, so that nothing is loaded from the provider before a click, without script.
 */
export function EmbedBlock({ block }: { block: BlockOf<"embed"> }) {
  const { messages } = useBlockContext();
  const { url, title, image } = block.data;
  const embed = embedOf(url);
  if (!embed) return null;
  const name = PROVIDER_NAMES[embed.provider];
  const label = title || name;
  return (
    <figure className="e" data-key={block.key}>
      <div className={embed.isStrip ? "e-s" : "e-v"}>
        {image ? <img src={image} alt="" loading="lazy" decoding="async" /> : null}
        <span aria-hidden="true">
          <NetworkIcon name={embed.provider} />
        </span>
        <iframe
          title={label}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          srcDoc={playDocument(embed.player, `${messages.play}: ${label}`)}
        />
      </div>
      <figcaption dir="auto">
        {title ? `${title} · ` : ""}
        {name}
      </figcaption>
    </figure>
  );
}

const PROVIDER_NAMES = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  spotify: "Spotify",
  soundcloud: "SoundCloud",
} as const;

/** The document in the frame until it is pressed. User input is escaped. */
function playDocument(player: string, label: string): string {
  return `<style>${PLAY_STYLE}</style><a href="${escapeHtml(player)}" aria-label="${escapeHtml(label)}"><i></i></a>`;
}
