import { useLeftOut } from "./use-left-out";
import { useLeftOutText } from "./use-left-out-text";

const NONE: readonly string[] = [];

/** The unchanged examples of a template that the save of a thing left out, if it did. @param of as its save noted it */
export function LeftOutNote({
  of,
  present = NONE,
  className = "text-pretty text-muted",
}: {
  of: string;
  /** Titles of what it has now: filled in since. */
  present?: readonly string[];
  className?: string;
}) {
  const left = useLeftOut(of);
  const textOf = useLeftOutText();
  const missing = left?.samples.filter((sample) => !present.includes(sample)) ?? [];
  if (missing.length === 0) return null;
  const { title, text } = textOf(missing);
  return (
    <p className={className}>
      {title}. {text}
    </p>
  );
}
