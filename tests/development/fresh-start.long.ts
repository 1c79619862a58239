import { expect, test } from "vitest";
import { ASKS } from "./asks.ts";
import { expectQuiet } from "./quiet.ts";
import { startDevelopment } from "./server.ts";

test.each(Object.entries(ASKS))(
  "a fresh development server answers first with %s",
  async (_name, responses) => {
    const server = await startDevelopment();
    try {
      await responses();
      expectQuiet(server.output());
      expect(server.output()).toContain("Visita runs.");
    } finally {
      await server.stop();
    }
  },
);
