import { BegunQuestion } from "~/features/editing/begun-question";
import { EditorAccount } from "~/features/shell/editor-account";
import { MainPart } from "~/features/shell/main-part";
import type { HeaderItem } from "~/features/shell/open-editor-menu";
import { WayBack } from "~/features/shell/way-back";
import { AssigneeNote } from "./assignee-note";
import { CardEditor, type CardEditorProps } from "./card-editor";
import { newCardEditing } from "./card-session";
import { type Assignee, useAssignee } from "./use-assignee";
import { useBegunCard } from "./use-begun-card";

const NO_ITEMS: HeaderItem[] = [];

interface NewCardScreenProps extends Omit<CardEditorProps, "saved" | "note" | "onMade"> {
  /** The member whom the card is for. */
  assignee: Assignee | null;
}

/** The editor of a new card. Of a card that was begun in this browser it is asked first. */
export function NewCardScreen({ assignee, ...props }: NewCardScreenProps) {
  const assign = useAssignee(assignee);
  const { begun, goOn, startNew } = useBegunCard(newCardEditing(props));
  if (!begun)
    return (
      <CardEditor
        {...props}
        saved={null}
        note={assignee ? <AssigneeNote assignee={assignee} /> : null}
        onMade={(hash) => void assign(hash)}
      />
    );
  return (
    <>
      <header className="border-rule border-b bg-paper">
        <div className="mx-auto flex h-16 w-full max-w-7xl items-center justify-between gap-2 px-3 sm:px-8">
          <WayBack />
          <EditorAccount items={NO_ITEMS} />
        </div>
      </header>
      <MainPart>
        <div className="mx-auto w-full max-w-7xl px-5 py-10 sm:px-8">
          <BegunQuestion
            noun="card"
            title={begun.title.trim() || begun.header.trim()}
            onGoOn={goOn}
            onNew={startNew}
          />
        </div>
      </MainPart>
    </>
  );
}
