/** D1 with a counter of the rows that its statements read. */
export function countedDatabase(database: D1Database, counter: { read: number }): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (query: string) => countedStatement(target.prepare(query), counter);
    },
  });
}

function countedStatement(statement: D1PreparedStatement, counter: { read: number }): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      if (name === "bind") return (...values: unknown[]) => countedStatement(target.bind(...values), counter);
      if (name === "raw") {
        // `raw` gives no meta, so its rows are counted by asking the same through `all`.
        return async () => {
          const result = await target.all();
          counter.read += result.meta.rows_read;
          return target.raw();
        };
      }
      if (name === "all") {
        return async () => {
          const result = await target.all();
          counter.read += result.meta.rows_read;
          return result;
        };
      }
      return Reflect.get(target, name).bind(target);
    },
  });
}
