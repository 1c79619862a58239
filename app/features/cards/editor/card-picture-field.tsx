import { Crop } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CARD_IMAGE_SHAPES, CARD_IMAGE_SIDES } from "~/domain/cards/image-slots";
import type { CardImageSlot } from "~/domain/cards/schema";
import { centreOf, cutPicture, fetchPicture } from "~/features/editing/pictures/cut-image";
import { imageAt, isLocalImage, keepImage } from "~/features/editing/pictures/local-images";
import { PictureField } from "~/features/editing/pictures/picture-field";
import { Button } from "~/ui/button";
import { useCardEditor, useCardFieldError, useCardSession } from "./card-context";

const CropDialog = lazy(async () => ({
  default: (await import("~/features/editing/pictures/crop-dialog")).CropDialog,
}));

/**
 * One picture of the card: photo and banner are cut to their shape at once and can be cut otherwise; a logo stays as it
 * is until somebody cuts it to a square.
 */
export function CardPictureField({ slot }: { slot: CardImageSlot }) {
  const { t } = useTranslation("cards");
  const { change } = useCardSession();
  const errorOf = useCardFieldError();
  const address = useCardEditor(({ history }) => history.present[slot]);
  /** What was brought, by the address of what was cut from it: the whole picture can be cut again. */
  const whole = useRef(new Map<string, Blob>());
  const [cutting, setCutting] = useState<Blob | null>(null);
  const aspect = CARD_IMAGE_SHAPES[slot];

  function put(cut: Blob, from: Blob) {
    const made = keepImage(cut);
    whole.current.set(made, from);
    change({ [slot]: made });
  }

  async function choose(chosen: string | undefined) {
    const picture = chosen ? imageAt(chosen) : undefined;
    if (!chosen || !picture || aspect === null) return change({ [slot]: chosen });
    put(await cutPicture(picture, await centreOf(picture, aspect), CARD_IMAGE_SIDES[slot]), picture);
  }

  async function recut() {
    if (!address) return;
    const local = isLocalImage(address) ? imageAt(address) : undefined;
    const picture =
      whole.current.get(address) ?? local ?? (await fetchPicture(address).catch(() => undefined));
    if (picture) setCutting(picture);
  }

  return (
    <div id={`card-${slot}`}>
      <PictureField
        label={t(`design.slots.${slot}`)}
        value={address}
        error={errorOf(slot)}
        onChange={(chosen) => void choose(chosen)}
        actions={
          <Button size="small" variant="quiet" icon={<Crop />} onPress={() => void recut()}>
            {t("design.crop")}
          </Button>
        }
      />
      {cutting ? (
        <Suspense>
          <CropDialog
            title={t(`design.slots.${slot}`)}
            picture={cutting}
            aspect={aspect ?? 1}
            side={CARD_IMAGE_SIDES[slot]}
            onUse={({ picture }) => {
              put(picture, cutting);
              setCutting(null);
            }}
            onClose={() => setCutting(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
