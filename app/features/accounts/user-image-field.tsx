import { useRevalidator } from "@remix-run/react";
import { Crop, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UserView } from "~/domain/accounts/view";
import { LIMITS } from "~/domain/limits";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import { apiUpload } from "~/features/editing/images/api-upload";
import type { Cut } from "~/features/editing/images/crop-dialog";
import { fetchImage, uprightImage } from "~/features/editing/images/cut-image";
import { ACCEPTED_TYPES, imageProblem } from "~/features/editing/images/image-file";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { FileDrop } from "~/ui/file-drop";
import { Spinner } from "~/ui/spinner";
import { useToasts } from "~/ui/toast-queue";

const CropDialog = lazy(async () => ({
  default: (await import("~/features/editing/images/crop-dialog")).CropDialog,
}));

/** Longest side in px of what is sent. */
const SIDE = 640;
const MB = LIMITS.imageBytes / 1024 / 1024;
const TARGET = { name: "POST /account/picture" } as const;

/** The image being cropped; `isNew` if it was just chosen. */
interface Cutting {
  file: Blob;
  isNew: boolean;
}

/** The user's own image: chosen, cropped to a circle, and saved at once. */
export function UserImageField({ user }: { user: UserView }) {
  const { t } = useTranslation("profile");
  const { t: tError } = useTranslation("errors");
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [cutting, setCutting] = useState<Cutting | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const source = user.image?.original ?? user.image?.cropped;

  async function read(file: () => Promise<Blob>, isNew: boolean) {
    setError(undefined);
    setBusy(true);
    try {
      setCutting({ file: await file(), isNew });
    } catch {
      setError(tError("imageType"));
    } finally {
      setBusy(false);
    }
  }

  function choose(file: File | undefined) {
    if (!file) return;
    const problem = imageProblem(file);
    if (problem) setError(tError(problem, { mb: MB }));
    else void read(() => uprightImage(file), true);
  }

  function tell(result: ApiResult<unknown>, done: string) {
    if (result.ok) toasts.show({ type: "success", title: done });
    else setError(tError(result.error.messageKey, result.error.params ?? {}));
    revalidate();
  }

  async function save({ file }: Cut, { file: original, isNew }: Cutting) {
    setCutting(null);
    setBusy(true);
    const send = (type: "original" | "cropped", image: Blob) =>
      apiUpload(TARGET, { slot: { type }, image }, () => undefined);
    // The original first: what is shown never lacks what it was cut from.
    const brought = isNew ? await send("original", original) : null;
    const result = brought && !brought.ok ? brought : await send("cropped", file);
    setBusy(false);
    tell(result, t("picture.saved"));
  }

  async function remove() {
    setBusy(true);
    const result = await apiFetch("DELETE /account/picture");
    setBusy(false);
    tell(result, t("picture.removed"));
  }

  return (
    <section aria-label={t("picture.title")} className="flex flex-col gap-2">
      <p className="font-medium text-sm">{t("picture.title")}</p>
      <FileDrop
        label={t("picture.title")}
        description={t("picture.hint", { mb: MB })}
        buttonLabel={t(source ? "picture.chooseOther" : "picture.choose")}
        acceptedTypes={ACCEPTED_TYPES}
        isDisabled={isBusy}
        onFiles={([file]) => choose(file)}
        error={error}
      >
        <span className="flex h-16 items-center">
          {isBusy ? (
            <Spinner label={t("picture.pending")} className="text-xl" />
          ) : (
            <Avatar name={user.name} src={user.image?.cropped} size="large" isDecorative />
          )}
        </span>
      </FileDrop>
      {source ? (
        <div className="-ms-3 flex flex-wrap">
          <Button
            size="small"
            variant="quiet"
            icon={<Crop />}
            isDisabled={isBusy}
            onPress={() => void read(() => fetchImage(source), false)}
          >
            {t("picture.crop")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 />}
            isDisabled={isBusy}
            onPress={() => void remove()}
          >
            {t("picture.remove")}
          </Button>
        </div>
      ) : null}
      {cutting ? (
        <Suspense>
          <CropDialog
            title={t("picture.title")}
            file={cutting.file}
            aspect={1}
            side={SIDE}
            isRound
            onUse={(cut) => void save(cut, cutting)}
            onClose={() => setCutting(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
