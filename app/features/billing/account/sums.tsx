import type { ReactNode } from "react";
import { cx } from "~/ui/cx";

export interface Sum {
  label: ReactNode;
  value: ReactNode;
  /** The one that counts. */
  isMain?: boolean;
}

/** Amounts and days under each other, as on a receipt. */
export function Sums({ sums, isPending }: { sums: Sum[]; isPending?: boolean }) {
  return (
    <dl
      aria-live="polite"
      aria-busy={isPending}
      className={cx("flex flex-col border-rule border-t transition-opacity", isPending && "opacity-50")}
    >
      {sums.map(({ label, value, isMain }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
          key={at}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-rule border-b py-3"
        >
          <dt className={isMain ? "font-semibold" : "text-muted"}>{label}</dt>
          <dd className={cx("tabular-nums", isMain && "display text-xl")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
