/**
 * The first import of the app Worker. Development fetches a module's imports one after the other, which would be most of
 * the wait for the first page: this asks for them at once. Builds leave it out.
 */
if (import.meta.env.DEV) {
  const modules = import.meta.glob(["../app/routes/**/*.{ts,tsx}", "../app/server/**/*.{ts,tsx}"]);
  await Promise.all(Object.values(modules).map((load) => load()));
}
