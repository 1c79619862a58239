import { useTranslation } from "react-i18next";
import { Checkbox } from "~/ui/checkbox";
import type { Staying } from "./use-over-limit";

interface StayChoiceProps {
  staying: Staying;
  /** After an end one page can stay, where nothing on it is paid for. */
  isEnd?: boolean;
}

/** Which pages and cards stay in a smaller plan or after an end; nothing where there is nothing to choose. */
export function StayChoice({ staying, isEnd = false }: StayChoiceProps) {
  const { t } = useTranslation("billing");
  const { over, isOver, chosen, setChosen } = staying;
  if (over && isEnd && !isOver && over.pages.length > 0)
    return <p className="text-pretty">{t("stay.endNone")}</p>;
  if (!over || !isOver) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty">{t(isEnd ? "stay.end" : "stay.text")}</p>
      {isEnd || over.pages.length > over.maxPages ? (
        <Choice
          noun="pages"
          max={over.maxPages}
          choices={over.pages.map(({ id, title, slug, isPro }) => ({
            id,
            title,
            address: `/${slug}`,
            isPaid: isEnd && isPro,
          }))}
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
  /** What is paid for cannot be chosen. */
  choices: { id: string; title: string; address?: string; isPaid?: boolean }[];
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
        {choices.map(({ id, title, address, isPaid }) => (
          <Checkbox
            key={id}
            isDisabled={isPaid}
            description={isPaid ? t("stay.needsPro") : undefined}
            label={
              <>
                <bdi>{title || t("stay.untitled")}</bdi>
                {address ? (
                  <span className="ms-2 text-muted text-sm">
                    <bdi dir="ltr">{address}</bdi>
                  </span>
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
