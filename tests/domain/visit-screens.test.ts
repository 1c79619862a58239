import { expect, test } from "vitest";
import { namedLink } from "~/domain/visits/named-link";
import { asReportQuery, visitScreenSchema } from "~/domain/visits/period";
import { rangeOf } from "~/domain/visits/range";
import { sourceOf } from "~/domain/visits/source";

const TODAY = "2026-11-24";
const asked = (query: Record<string, string>) => asReportQuery(visitScreenSchema.parse(query), TODAY);

test("an address without a period asks for the last 28 days of everything", () => {
  expect(asked({})).toEqual({ thing: "all", from: "2026-10-28", to: TODAY, by: "day" });
});

test("each period is as long as it says, and twelve months begin with a month", () => {
  expect(asked({ period: "d7" }).from).toBe("2026-11-18");
  expect(asked({ period: "d90" }).from).toBe("2026-08-27");
  expect(asked({ period: "m12" })).toMatchObject({ from: "2025-12-01", to: TODAY });
});

test("days of one's own are taken in order, and none of them is in the future", () => {
  const own = (from: string, to: string) => asked({ period: "own", from, to });
  expect(own("2026-11-02", "2026-11-05")).toMatchObject({ from: "2026-11-02", to: "2026-11-05" });
  expect(own("2026-11-09", "2026-11-05")).toMatchObject({ from: "2026-11-05", to: "2026-11-05" });
  expect(own("2026-11-20", "2027-01-01")).toMatchObject({ from: "2026-11-20", to: TODAY });
});

test("hours are asked for where they can be told alone, so that no address of the screen is refused", () => {
  expect(asked({ period: "d7", by: "hour" }).by).toBe("hour");
  expect(asked({ period: "d28", by: "hour" }).by).toBe("day");
  for (const period of ["d7", "d28", "d90", "m12", "own", "nonsense"])
    for (const from of ["", "1999-01-01", "2026-11-24", "2030-01-01", "2026-02-31"])
      for (const isPro of [false, true])
        expect(
          rangeOf(asked({ period, from, to: from, by: "hour", thing: "page:../x" }), TODAY, isPro),
        ).toBeTruthy();
});

test("a link for a place is counted as that place", () => {
  const link = namedLink("https://me.example/ada", {
    source: " News Letter! ",
    medium: "E-Mail",
    campaign: "",
  });
  expect(link).toBe("https://me.example/ada?utm_source=news-letter&utm_medium=e-mail");
  const source = sourceOf({ search: new URL(link ?? "").search, referer: null, ownHosts: [] });
  expect(source).toBe("news-letter");
  expect(namedLink("https://me.example/ada", { source: "<!>", medium: "x", campaign: "y" })).toBeNull();
});
