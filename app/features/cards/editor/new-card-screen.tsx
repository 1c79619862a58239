import { BegunQuestion } from "~/features/editing/begun-question";
import { EditorHeader } from "~/features/editing/editor-header";
import { MainPart } from "~/features/shell/main-part";
import { AssigneeNote } from "./assignee-note";
import { CardEditor, type CardEditorProps } from "./card-editor";
import { newCardEditing } from "./card-session";
import { type Assignee, useAssignee } from "./use-assignee";
import { useBegunCard } from "./use-begun-card";

interface NewCardScreenProps extends Omit<CardEditorProps, "saved" | "note" | "onMade"> {
  /** The member that the card will be assigned to. */
  assignee: Assignee | null;
}

/** The editor of a new card. A card begun in this browser is offered first. */
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
      <EditorHeader />
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
