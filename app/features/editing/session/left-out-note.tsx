import { useLeftOut } from "./use-left-out";
import { useLeftOutText } from "./use-left-out-text";

/** The unchanged examples of a template that the save of a thing left out, if it did. @param of as its save noted it */
export function LeftOutNote({
  of,
  className = "text-pretty text-muted",
}: {
  of: string;
  className?: string;
}) {
  const left = useLeftOut(of);
  const textOf = useLeftOutText();
  if (!left || left.samples.length === 0) return null;
  const { title, text } = textOf(left.samples);
  return (
    <p className={className}>
      {title}. {text}
    </p>
  );
}
