import { Skeleton } from "~/ui/skeleton";

const CARDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The gallery while it is on its way. */
export function GallerySkeleton({ label, className }: { label: string; className: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={className}>
        {CARDS.map((key) => (
          <Skeleton key={key} className="aspect-[39/64] w-full rounded-md" />
        ))}
      </div>
    </div>
  );
}
