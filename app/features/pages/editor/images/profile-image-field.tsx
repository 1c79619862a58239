import { Crop, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { PROFILE_SHAPE } from "~/domain/pages/theme";
import type { Cut } from "~/features/editing/images/crop-dialog";
import { ACCEPTED_TYPES, type ImageProblem, imageProblem } from "~/features/editing/images/image-file";
import { addLocalImage, imageAt, isLocalImage } from "~/features/editing/images/local-images";
import { useContent, useFieldError, usePageSession } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { FileDrop } from "~/ui/file-drop";
import { Spinner } from "~/ui/spinner";
import { TextField } from "~/ui/text-field";
import { PROFILE_SIDE, profileAspect } from "./profile-cut";

const CropDialog = lazy(async () => ({
  default: (await import("~/features/editing/images/crop-dialog")).CropDialog,
}));
/** What cuts images is not needed before there is one. */
const cutting = () => import("~/features/editing/images/cut-image");
const MB = LIMITS.imageBytes / 1024 / 1024;

/** The profile image: added by choosing, dropping or pasting, then cropped; it can be cropped again at any time. */
export function ProfileImageField() {
  const { t } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const { changeContent } = usePageSession();
  const errorOf = useFieldError();
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** The image in the crop dialog; `address` is set for the existing one. */
  const [opened, setOpened] = useState<{ file: Blob; address?: string } | null>(null);
  const { profile, theme } = useContent();
  const { image } = profile;

  async function open(read: () => Promise<Blob>, address?: string) {
    setIsReading(true);
    setProblem(null);
    try {
      setOpened({ file: await read(), address });
    } catch {
      setProblem("imageType");
    } finally {
      setIsReading(false);
    }
  }

  function choose(file: File | undefined) {
    if (!file) return;
    const found = imageProblem(file);
    if (found) return setProblem(found);
    void open(async () => (await cutting()).uprightImage(file));
  }

  function recrop(original: string) {
    const local = isLocalImage(original) ? imageAt(original) : undefined;
    void open(async () => local ?? (await (await cutting()).fetchImage(original)), original);
  }

  function use({ file, config }: Cut) {
    if (!opened) return;
    const original = opened.address ?? addLocalImage(opened.file);
    changeContent({
      profile: { ...profile, image: { ...image, original, cropped: addLocalImage(file), config } },
    });
    setOpened(null);
  }

  const error = problem
    ? tError(problem, { mb: MB })
    : (errorOf({ tab: "general", name: "image" }) ?? errorOf({ tab: "general", name: "cropped" }));
  return (
    <section aria-label={t("general.picture")} className="flex flex-col gap-4">
      <p className="-mb-2.5 font-medium text-sm">{t("general.picture")}</p>
      <FileDrop
        label={t("general.drop")}
        description={t("general.dropHint", { mb: MB })}
        buttonLabel={t(image?.cropped ? "general.chooseOther" : "general.choose")}
        acceptedTypes={ACCEPTED_TYPES}
        onFiles={([file]) => choose(file)}
        error={error}
      >
        {isReading ? (
          <Spinner label={t("general.reading")} className="text-xl" />
        ) : image?.cropped ? (
          <img src={image.cropped} alt="" className="size-20 rounded-full object-cover" />
        ) : undefined}
      </FileDrop>
      {image?.cropped ? (
        <>
          <div className="flex flex-wrap gap-2">
            {image.original ? (
              <Button size="small" icon={<Crop />} onPress={() => recrop(image.original ?? "")}>
                {t("general.crop")}
              </Button>
            ) : null}
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              onPress={() => {
                const { image: _removed, ...rest } = profile;
                changeContent({ profile: rest });
              }}
            >
              {t("general.remove")}
            </Button>
          </div>
          <TextField
            label={t("general.alt")}
            labelNote={t("general.optional")}
            description={t("general.altHint")}
            autoComplete="off"
            value={image.alt ?? ""}
            onChange={(alt) => changeContent({ profile: { ...profile, image: { ...image, alt } } }, "alt")}
            error={errorOf({ tab: "general", name: "alt" })}
          />
        </>
      ) : null}
      {opened ? (
        <Suspense fallback={<Spinner label={t("general.reading")} />}>
          <CropDialog
            title={t("crop.title")}
            aspect={profileAspect(theme.profileImageShape)}
            side={PROFILE_SIDE}
            file={opened.file}
            config={opened.address ? image?.config : undefined}
            isRound={theme.profileImageShape === PROFILE_SHAPE.circle}
            onUse={use}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
