import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { Button } from "~/ui/button";
import { FileDrop } from "~/ui/file-drop";
import { Spinner } from "~/ui/spinner";
import { uprightImage } from "./cut-image";
import { ACCEPTED_TYPES, type ImageProblem, imageProblem } from "./image-file";
import { addLocalImage } from "./local-images";

interface ImageFieldProps {
  label: string;
  /** A muted word after the label. */
  labelNote?: ReactNode;
  /** Address of the image that is there now. */
  value: string | undefined;
  onChange: (address: string | undefined) => void;
  error?: string;
  /** What else can be done with the image that is there. */
  actions?: ReactNode;
}

const MB = LIMITS.imageBytes / 1024 / 1024;

/** An image that is shown whole: added by choosing, dropping or pasting. */
export function ImageField({ label, labelNote, value, onChange, error, actions }: ImageFieldProps) {
  const { t } = useTranslation("editor");
  const { t: tError } = useTranslation("errors");
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    const found = imageProblem(file);
    setProblem(found);
    if (found) return;
    setIsReading(true);
    try {
      onChange(addLocalImage(await uprightImage(file)));
    } catch {
      setProblem("imageType");
    } finally {
      setIsReading(false);
    }
  }

  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-2 font-medium text-sm">
        {label}
        {labelNote ? <span className="font-normal text-muted">{labelNote}</span> : null}
      </p>
      <FileDrop
        label={t("general.drop")}
        description={t("general.dropHint", { mb: MB })}
        buttonLabel={t(value ? "general.chooseOther" : "general.choose")}
        acceptedTypes={ACCEPTED_TYPES}
        onFiles={([file]) => void choose(file)}
        error={problem ? tError(problem, { mb: MB }) : error}
      >
        {isReading ? (
          <Spinner label={t("general.reading")} className="text-xl" />
        ) : value ? (
          <img src={value} alt="" className="max-h-40 rounded-sm object-contain" />
        ) : undefined}
      </FileDrop>
      {value ? (
        <div className="-ms-3 flex flex-wrap">
          {actions}
          <Button size="small" variant="quiet" icon={<Trash2 />} onPress={() => onChange(undefined)}>
            {t("general.remove")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
