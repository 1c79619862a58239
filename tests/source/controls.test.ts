import { basename } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { en } from "../../app/i18n/english.ts";
import routes from "../../app/routes.ts";
import { compareControls } from "../e2e/controls/compare.ts";
import { screenOf, sentenceOf } from "../e2e/controls/control.ts";
import { CONTROLS, REGISTER } from "../e2e/controls/register.ts";
import { EXCEPTIONS } from "../e2e/controls/register-exceptions.ts";

/** The screens of the app's host, by their modules' names. */
function screens(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, path, index, children }) => {
    if (path?.startsWith("__site")) return [];
    const isScreen = file.endsWith(".tsx") && !children && (path || index);
    return [...(isScreen ? [screenOf(basename(file, ".tsx"))] : []), ...screens(children ?? [])];
  });
}

test("every screen is in the register of controls, and no other", () => {
  const registered = Object.keys(REGISTER).map((place) => place.split(" › ")[0]);
  expect([...new Set(registered)].filter((screen) => screen !== "every screen").sort()).toEqual(
    [...new Set(screens(routes as RouteConfigEntry[]))].sort(),
  );
});

test("every tab of the editors is in the register of controls", () => {
  const { label, hasError, ...pageTabs } = en.editor.tabs;
  const tabs = [
    ...Object.values(pageTabs).map((name) => `/editor › ${name}`),
    ...Object.values(en.cards.editor.tabs).map((name) => `/editor-business-card › ${name}`),
  ];
  expect(tabs.filter((place) => !REGISTER[place])).toEqual([]);
});

test("a control stands in the register once, as what it is called whoever uses it", () => {
  const all = [...CONTROLS, ...Object.keys(EXCEPTIONS)];
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  expect(["1 link", "12 links", "Show 12 links", "Move Ada up", "Ada", "LinkedIn"].map(sentenceOf)).toEqual([
    ...["{{count}} links", "{{count}} links", "Show {{name}}", "Move {{name}} up", "…", "…"],
  ]);
});

test("what is on a screen and in no journey, or in the register and on no screen, is told by its name", () => {
  const used = [...CONTROLS];
  expect(compareControls([{ seen: [], used }])).toEqual([]);
  const gone = used.pop();
  used.push("/ › button Newer");
  expect(compareControls([{ seen: ["/ › button New", ...(gone ? [gone] : [])], used }])).toEqual([
    "/ › button New: is on the screen, but not in the register",
    "/ › button Newer: is on the screen, but not in the register",
    `${gone}: no journey uses it`,
  ]);
});
