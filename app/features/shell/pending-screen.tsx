import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Skeleton } from "~/ui/skeleton";

/** Where a list or an editor is, in every language. */
const LIST = /^(\/[a-z]{2})?\/(dashboard|contact-list)/;
const EDITOR = /^(\/[a-z]{2})?\/editor/;
/** Faster loads need no placeholder. */
const PATIENCE_MS = 400;
const ROWS = ["a", "b", "c", "d", "e"];

/** The outline of a list or an editor that takes its time, over the screen that was left. */
export function PendingScreen() {
  const { location, formData } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = location !== undefined && formData === undefined && location.pathname !== pathname;
  const target = isLeaving ? location.pathname : "";
  const isKnown = LIST.test(target) || EDITOR.test(target);
  const [shown, setShown] = useState("");
  useEffect(() => {
    const timer = isKnown ? setTimeout(() => setShown(target), PATIENCE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isKnown, target]);
  if (!isKnown || shown !== target) return null;
  return (
    <div data-pending="" className="absolute inset-0 z-20 bg-paper">
      <div className="sticky top-20 mx-auto flex max-w-7xl flex-col gap-6 px-5 py-10 sm:px-8">
        <Skeleton className="h-9 w-56" />
        {EDITOR.test(target) ? <EditorOutline /> : <ListOutline />}
      </div>
    </div>
  );
}

const ListOutline = () =>
  ROWS.map((row) => (
    <div key={row} className="flex items-center gap-4">
      <Skeleton className="size-12 rounded-md" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-1/4" />
      </div>
    </div>
  ));

const EditorOutline = () => (
  <div className="grid gap-10 lg:grid-cols-[1fr_20rem]">
    <div className="flex flex-col gap-6">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-11 w-full max-w-xl" />
      <Skeleton className="h-28 w-full max-w-xl" />
    </div>
    <Skeleton className="hidden h-[36rem] rounded-md lg:block" />
  </div>
);
