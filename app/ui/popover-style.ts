/** What floats above the page: menus, pickers, popovers. */
export const popoverFrame =
  "flex max-h-[inherit] flex-col rounded-md bg-surface text-ink shadow-lift transition-[opacity,translate] duration-100 outline-none " +
  "data-entering:opacity-0 data-exiting:opacity-0 data-[placement=bottom]:data-entering:-translate-y-1 data-[placement=top]:data-entering:translate-y-1";

/** A row of a menu or of a list of options. */
export const optionRow =
  "group flex min-h-9 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 text-base outline-none pointer-coarse:min-h-11 " +
  "data-focused:bg-hover data-disabled:cursor-default data-disabled:text-faint data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 " +
  "[&_svg]:size-[1.15em] [&_svg]:shrink-0";
