/**
 * Chunks as a stream, each generated when the one before was consumed; the first is awaited here, so that an earlier
 * failure gets a response of its own. A later failure breaks the stream off.
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
