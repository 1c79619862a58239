/** Parameters that campaigns, networks and codes add to an address, without affecting its content. */
const TRACKING = "(?:fbclid|gclid|igsh|igshid|ttclid|q|utm_[a-z_]{1,20})=[^&]*";
const ONLY_TRACKING = new RegExp(`^\\?${TRACKING}(?:&${TRACKING})*$`);
const MAX_SEARCH = 2_000;

/** Whether an address with this query shows what it shows without. */
export const isPlainSearch = (search: string): boolean =>
  search === "" || (search.length <= MAX_SEARCH && ONLY_TRACKING.test(search));
