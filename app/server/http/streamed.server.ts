/**
 * Pieces as a stream, each asked for when the one before was taken; the first is there already, so that what fails before
 * it is an answer of its own. What fails on the way breaks the stream off.
 */
export async function streamOf(pieces: AsyncGenerator<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  let first: IteratorResult<Uint8Array> | undefined = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = first ?? (await pieces.next());
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
