/** The frame of a one-line control: what Input, Select and the frames around them share. */
export const controlFrame =
  "min-h-10 w-full rounded-md border border-edge bg-surface text-base text-ink transition-colors pointer-coarse:min-h-11 " +
  "hover:border-ink data-invalid:border-danger data-disabled:border-rule data-disabled:bg-sunken data-disabled:text-faint data-disabled:hover:border-rule";
