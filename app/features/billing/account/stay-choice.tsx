import { useTranslation } from "react-i18next";
import { Checkbox } from "~/ui/checkbox";
import type { Staying } from "./use-over-limit";

/** Which pages and cards stay in a smaller plan; nothing where all of them do. */
export function StayChoice({ staying }: { staying: Staying }) {
  const { t } = useTranslation("billing");
  const { over, isOver, chosen, setChosen } = staying;
  if (!over || !isOver) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty">{t("stay.text")}</p>
      {over.pages.length > over.maxPages ? (
        <Choice
          noun="pages"
          max={over.maxPages}
          choices={over.pages.map(({ id, title, slug }) => ({ id, title, address: `/${slug}` }))}
          chosen={chosen.pages}
          onChange={(pages) => setChosen({ ...chosen, pages })}
        />
      ) : null}
      {over.cards.length > over.maxCards ? (
        <Choice
          noun="cards"
          max={over.maxCards}
          choices={over.cards.map(({ hash, title }) => ({ id: hash, title }))}
          chosen={chosen.cards}
          onChange={(cards) => setChosen({ ...chosen, cards })}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  noun: "pages" | "cards";
  max: number;
  choices: { id: string; title: string; address?: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Choice({ noun, max, choices, chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation("billing");
  const isTooMuch = chosen.length > max;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold tabular-nums">
        {t(`stay.${noun}`, { chosen: chosen.length, max })}
      </legend>
      <div className="flex max-h-60 flex-col gap-2 overflow-y-auto rounded-md border border-rule p-3">
        {choices.map(({ id, title, address }) => (
          <Checkbox
            key={id}
            label={
              <>
                <bdi>{title || t("stay.untitled")}</bdi>
                {address ? (
                  <bdi dir="ltr" className="ps-2 text-muted text-sm">
                    {address}
                  </bdi>
                ) : null}
              </>
            }
            isSelected={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
      {isTooMuch ? (
        <p role="alert" className="text-danger text-sm">
          {t("stay.tooMany", { max })}
        </p>
      ) : null}
    </fieldset>
  );
}
