/** What is wrong with a field, for the eye and by `aria-describedby`. */
export function FieldWrong({ id, message }: { id: string; message?: string }) {
  return message ? (
    <p className="e" id={id}>
      {message}
    </p>
  ) : null;
}
