import { Lock, LockOpen, PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TEMPLATE_MODES, type TemplateMode, type TemplatePart } from "~/domain/team/template";
import { SegmentedControl } from "~/ui/segmented-control";
import { useLook, useLookSession } from "./look-context";

interface ModeChoiceProps {
  /** What is decided. */
  name: string;
  value: TemplateMode;
  onChange: (mode: TemplateMode) => void;
}

const ICONS = { free: <LockOpen />, prefilled: <PenLine />, locked: <Lock /> };

/** What becomes of a field on the cards: three answers. */
export function ModeChoice({ name, value, onChange }: ModeChoiceProps) {
  const { t } = useTranslation("teamLook");
  return (
    <SegmentedControl
      label={t("mode.of", { field: name })}
      isLabelHidden
      value={value}
      onChange={(id) => onChange(TEMPLATE_MODES.find((mode) => mode === id) ?? value)}
      choices={TEMPLATE_MODES.map((id) => ({ id, icon: ICONS[id], label: t(`mode.${id}`) }))}
      className="w-full max-w-md"
    />
  );
}

/** The same for a part of the look. */
export function PartMode({ part, name }: { part: TemplatePart; name: string }) {
  const { modes } = useLook();
  const { draft, edit } = useLookSession();
  return (
    <ModeChoice
      name={name}
      value={modes[part]}
      onChange={(mode) => edit({ ...draft(), modes: { ...draft().modes, [part]: mode } })}
    />
  );
}
