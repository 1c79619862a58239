import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import type { CutArea } from "~/domain/media/cut-area";
import type { CropConfig } from "~/domain/pages/image-settings";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Slider } from "~/ui/slider";
import { cutImage } from "./cut-image";

/** The cropped image, and its crop area, to continue from later. */
export interface Cut {
  file: Blob;
  config: CropConfig;
}

interface CropDialogProps {
  title: string;
  file: Blob;
  /** How it was cut before. */
  config?: Pick<CropConfig, "cropper">;
  /** Width by height of the part that is cut. */
  aspect: number;
  /** Longest side in px of what is cut. */
  side: number;
  isRound?: boolean;
  onUse: (cut: Cut) => void;
  onClose: () => void;
}

const MAX_ZOOM = 4;

/** Chooses the part of an image that is shown. */
export function CropDialog(props: CropDialogProps) {
  const { title, file, config, aspect, side, isRound, onUse, onClose } = props;
  const { t } = useTranslation("editor");
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  /** What would be cut now; null until the image is there to be cut. */
  const [area, setArea] = useState<CutArea | null>(null);
  const [isCutting, setIsCutting] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  async function use() {
    if (!area) return;
    setIsCutting(true);
    try {
      onUse({ file: await cutImage(file, area, side), config: { zoom, cropper: area, rotation: 0 } });
    } finally {
      setIsCutting(false);
    }
  }

  return (
    <Dialog
      title={title}
      closeLabel={t("crop.cancel")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("crop.cancel")}</Button>
          <Button
            variant="primary"
            isDisabled={!area}
            isPending={isCutting}
            pendingLabel={t("crop.pending")}
            onPress={() => void use()}
          >
            {t("crop.use")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div dir="ltr" className="relative h-72 overflow-hidden rounded-md bg-sunken sm:h-80">
          {address ? (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={aspect}
              cropShape={isRound ? "round" : "rect"}
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              initialCroppedAreaPixels={config?.cropper.width ? config.cropper : undefined}
              cropperProps={{ role: "application", "aria-label": t("crop.area") }}
              mediaProps={{ alt: "" }}
            />
          ) : null}
        </div>
        <Slider
          label={t("crop.zoom")}
          minValue={1}
          maxValue={MAX_ZOOM}
          step={0.05}
          formatOptions={{ style: "percent" }}
          value={zoom}
          onChange={setZoom}
          // why: an image that has come sets the zoom it was cut with.
          isDisabled={!area}
        />
      </div>
    </Dialog>
  );
}
