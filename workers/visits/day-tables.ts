/** Created with a day's first batch. A waiting batch weighs as many events as it has, at least one. */
export const FIRST_TABLES = `
  CREATE TABLE IF NOT EXISTS day (id INTEGER PRIMARY KEY, owner TEXT, day TEXT, ends_at INTEGER, sequence INTEGER);
  CREATE TABLE IF NOT EXISTS waiting (id TEXT PRIMARY KEY, place INTEGER, events INTEGER, batch TEXT) WITHOUT ROWID`;

/** Created once batches are counted. */
export const COUNTED_TABLES = `
  CREATE TABLE IF NOT EXISTS batches (id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS things (thing TEXT PRIMARY KEY, record TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS seen (key TEXT PRIMARY KEY, at INTEGER, what TEXT) WITHOUT ROWID`;

export const hasTable = (sql: SqlStorage, name: string): boolean =>
  [...sql.exec("SELECT 1 FROM sqlite_master WHERE name = ?", name)].length > 0;
