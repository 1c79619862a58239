import { variantUrl } from "~/domain/media/image-variants";
import { type PassCard, passFace } from "~/domain/passes/pass-face";
import { ApplePass } from "~/features/passes/apple-pass";
import { GooglePass } from "~/features/passes/google-pass";

interface CardThumbProps {
  card: PassCard & {
    backgroundColor: string;
    fontColor: string;
    platform?: "ios" | "android";
    qrUrl: string;
  };
}

/** Width in CSS px; as much of the pass is seen as makes it known again. */
const WIDTH = 76;
/** Display size of images: three times its width is enough for every screen. */
const IMAGE_PX = 240;

/** The pass of a card in small, of the platform that its owner puts first; decorative. */
export function CardThumb({ card }: CardThumbProps) {
  const small = (address: string | undefined) => address && variantUrl(address, IMAGE_PX, "webp");
  const Pass = card.platform === "android" ? GooglePass : ApplePass;
  return (
    <span
      aria-hidden="true"
      className="block h-14 shrink-0 overflow-hidden rounded-sm border border-rule"
      style={{ width: WIDTH }}
    >
      <Pass
        face={passFace(card)}
        backgroundColor={card.backgroundColor}
        fontColor={card.fontColor}
        images={{ logo: small(card.logo), photo: small(card.photo), banner: small(card.banner) }}
        names={{}}
        codeUrl={card.qrUrl}
        label=""
        width={WIDTH}
      />
    </span>
  );
}
