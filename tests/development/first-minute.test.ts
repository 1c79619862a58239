import { afterAll, beforeAll, expect, test } from "vitest";
import { ASKS } from "./asks.ts";
import { expectQuiet } from "./quiet.ts";
import { type DevelopmentServer, startDevelopment } from "./server.ts";

let server: DevelopmentServer;

beforeAll(async () => {
  server = await startDevelopment();
});

afterAll(() => server?.stop());

test.each(Object.entries(ASKS))("the development server answers with %s", (_name, responses) => responses());

test("and says nothing about warnings, and bundles no package a second time", async () => {
  expectQuiet(server.output());
  expect(server.output()).toContain("Visita runs.");
});
