/** The data centre's cache, which the Workers runtime has beside the caches that are opened by a name. */
export const sharedCache = (): Cache =>
  // why: the types are those of the browser's CacheStorage, which has none.
  (caches as CacheStorage & { default: Cache }).default;
