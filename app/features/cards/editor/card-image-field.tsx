import { Crop } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CARD_IMAGE_SHAPES, CARD_IMAGE_SIDES } from "~/domain/cards/image-slots";
import type { CardImageSlot } from "~/domain/cards/schema";
import { centreOf, cutImage, fetchImage } from "~/features/editing/images/cut-image";
import { ImageField } from "~/features/editing/images/image-field";
import { addLocalImage, imageAt, isLocalImage } from "~/features/editing/images/local-images";
import { Button } from "~/ui/button";
import { useCardFieldError, useCardFields, useCardPart } from "./card-context";

const CropDialog = lazy(async () => ({
  default: (await import("~/features/editing/images/crop-dialog")).CropDialog,
}));

/**
 * One image of the card: photo and banner are cropped to their shape at once and can be cropped again; a logo is only
 * cropped to a square on request.
 */
export function CardImageField({ slot, labelNote }: { slot: CardImageSlot; labelNote?: ReactNode }) {
  const { t } = useTranslation("cards");
  const { change } = useCardFields();
  const errorOf = useCardFieldError();
  const address = useCardPart(({ history }) => history.present[slot]);
  /** Original files by the address of their crop: the whole image can be cropped again. */
  const whole = useRef(new Map<string, Blob>());
  const [cutting, setCutting] = useState<Blob | null>(null);
  const aspect = CARD_IMAGE_SHAPES[slot];

  function put(cut: Blob, from: Blob) {
    const made = addLocalImage(cut);
    whole.current.set(made, from);
    change({ [slot]: made });
  }

  async function choose(chosen: string | undefined) {
    const file = chosen ? imageAt(chosen) : undefined;
    if (!chosen || !file || aspect === null) return change({ [slot]: chosen });
    put(await cutImage(file, await centreOf(file, aspect), CARD_IMAGE_SIDES[slot]), file);
  }

  async function recut() {
    if (!address) return;
    const local = isLocalImage(address) ? imageAt(address) : undefined;
    const file = whole.current.get(address) ?? local ?? (await fetchImage(address).catch(() => undefined));
    if (file) setCutting(file);
  }

  return (
    <div id={`card-${slot}`}>
      <ImageField
        label={t(`design.slots.${slot}`)}
        labelNote={labelNote}
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
            file={cutting}
            aspect={aspect ?? 1}
            side={CARD_IMAGE_SIDES[slot]}
            onUse={({ file }) => {
              put(file, cutting);
              setCutting(null);
            }}
            onClose={() => setCutting(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
