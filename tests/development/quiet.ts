import { expect } from "vitest";

/** Vite's word for a package that it met late, what follows from that, and every warning and failure. */
const LOUD = /optimi[sz]ed|pre-bundle|reload|deprecat|warn|error|fail/i;

/** The lines in which a development server reports a problem: there are none. */
export function expectQuiet(output: string): void {
  expect(output.split("\n").filter((line) => LOUD.test(line))).toEqual([]);
}
