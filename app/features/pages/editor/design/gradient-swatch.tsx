import { type Gradient, gradientCss } from "~/domain/pages/gradients";
import { cx } from "~/ui/cx";

interface GradientSwatchProps {
  gradient: Gradient;
  /** Its accessible name. */
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  size?: "small" | "regular";
  onChoose: () => void;
}

/** A gradient to choose, as a field of it. */
export function GradientSwatch(props: GradientSwatchProps) {
  const { gradient, label, isChosen, isDisabled, size = "regular", onChoose } = props;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      disabled={isDisabled}
      onClick={onChoose}
      className={cx(
        "cursor-pointer rounded-md border border-rule focus-visible:ring-focus disabled:cursor-default disabled:opacity-40",
        size === "small" ? "size-9 pointer-coarse:size-11" : "size-12",
        isChosen && "outline-2 outline-ink outline-offset-2",
      )}
      style={{ background: gradientCss(gradient) }}
    />
  );
}
