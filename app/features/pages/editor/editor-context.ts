import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { type EditorTab, fieldName } from "./field-locations";
import type { PageEditor } from "./use-page-editor";

export const EditorContext = createContext<PageEditor | null>(null);

/** The page being edited, for every part of its editor. */
export function useEditor(): PageEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor needs the page editor above it");
  return editor;
}

/** @returns the sentence about one field of the screen, when something is wrong with it */
export function useFieldError(): (field: {
  tab: EditorTab;
  name: string;
  blockKey?: string;
  itemKey?: string;
}) => string | undefined {
  const { errors } = useEditor();
  const { t } = useTranslation("errors");
  return ({ tab, name, blockKey, itemKey }) => {
    const found = errors.find(
      (error) =>
        error.tab === tab &&
        error.blockKey === blockKey &&
        error.itemKey === itemKey &&
        fieldName(error) === name,
    );
    return found ? t(found.messageKey, found.params ?? {}) : undefined;
  };
}
