import { BegunQuestion } from "~/features/editing/begun-question";
import { Header } from "~/features/shell/header";
import { MainPart } from "~/features/shell/main-part";
import { CardEditor, type CardEditorProps } from "./card-editor";
import { newCardEditing } from "./card-session";
import { useBegunCard } from "./use-begun-card";

/** The editor of a new card. Of a card that was begun in this browser it is asked first. */
export function NewCardScreen(props: Omit<CardEditorProps, "saved">) {
  const { begun, goOn, startNew } = useBegunCard(newCardEditing(props));
  if (!begun) return <CardEditor {...props} saved={null} />;
  return (
    <>
      <Header />
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
