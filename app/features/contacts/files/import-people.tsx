import type { ImportedContact } from "~/domain/contacts/import/row";

/** The first people of a file, as they will be stored. */
export function ImportPeople({ people }: { people: readonly ImportedContact[] }) {
  return (
    <ul className="flex flex-col">
      {people.map(({ name, email, phone, company }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <li key={n} className="min-w-0 border-rule border-t py-3">
          <p className="truncate font-medium">
            <bdi>{name || email || phone}</bdi>
          </p>
          <p className="truncate text-muted text-sm">
            <bdi>{[company, email, phone].filter(Boolean).join(" · ")}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
