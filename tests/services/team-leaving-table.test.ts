import { describe, expect, test } from "vitest";
import { CARD_CHOICES, CODE_CHOICES, type LeavingChoice, leavingChoiceSchema } from "~/domain/team/leaving";
import { undoLeaving } from "~/server/services/team/undo-leaving.server";
import {
  type Cause,
  decide,
  leaveBy,
  leavingOf,
  meet,
  seenBy,
  type TeamWithLeaver,
  teamWithLeaver,
} from "../support/leavings";

const MINUTE = 60_000;

/** The expected state one minute later, by the choices for the card and for its codes. */
const AFTER: Record<string, { scanner: string; pass: string; card: "successor" | "nobody" | "gone" }> = {
  //                  a scanner of each code      who holds the pass        the owner finds the card with
  "successor stay": { scanner: "302 their card", pass: "valid, Ada", card: "successor" },
  "successor card": { scanner: "302 their card", pass: "valid, Ada", card: "successor" },
  "successor page": { scanner: "302 page", pass: "valid, Ada", card: "successor" },
  "keep stay": { scanner: "302 their card", pass: "valid, Ada", card: "nobody" },
  "keep card": { scanner: "302 successor's card", pass: "valid, Ada", card: "nobody" },
  "keep page": { scanner: "302 page", pass: "valid, Ada", card: "nobody" },
  "retire stay": { scanner: "302 polite page", pass: "void, Ada", card: "gone" },
  "retire card": { scanner: "302 successor's card", pass: "void, Ada", card: "gone" },
  "retire page": { scanner: "302 page", pass: "void, Ada", card: "gone" },
};

interface Row {
  cause: Cause;
  choice: Omit<LeavingChoice, "successor" | "page" | "invite">;
}

/** Every meaningful choice: earlier contacts are only shown to a successor, and a file requires an account. */
const ROWS: Row[] = (["removed", "left", "deleted"] as const).flatMap((cause) =>
  CARD_CHOICES.flatMap((card) =>
    CODE_CHOICES.flatMap((codes) =>
      [false, true].flatMap((seesEarlier) =>
        [false, true].flatMap((offersExport) => {
          const hasSuccessor = card === "successor" || codes === "card";
          const isSaid = (hasSuccessor || !seesEarlier) && (cause !== "deleted" || !offersExport);
          return isSaid ? [{ cause, choice: { card, codes, seesEarlier, offersExport } }] : [];
        }),
      ),
    ),
  ),
);

const nameOf = ({ cause, choice }: Row) =>
  [
    cause,
    `card ${choice.card}`,
    `codes ${choice.codes}`,
    ...(choice.seesEarlier ? ["successor sees earlier contacts"] : []),
    ...(choice.offersExport ? ["file offered"] : []),
  ].join(", ");

function chosen(from: TeamWithLeaver, { card, codes, ...rest }: Row["choice"]): LeavingChoice {
  return leavingChoiceSchema.parse({
    ...{ card, codes, ...rest },
    ...((card === "successor" || codes === "card") && { successor: from.successor.id }),
    ...(codes === "page" && { page: from.page.id }),
  });
}

describe("who leaves a team: what everybody sees before, one minute after, and after the undo", () => {
  test("the table has every choice", () => {
    expect(ROWS).toHaveLength(70);
  });

  test.each(ROWS.map((row) => [nameOf(row), row] as const))("%s", async (_name, { cause, choice }) => {
    const hasOwn = choice.codes === "card" && choice.card !== "successor";
    const from = await teamWithLeaver({ successorHasCard: hasOwn });
    const { platform, owner, leaver, successor } = from;
    const own = hasOwn ? ["Successor's card"] : [];
    const before = await seenBy(from);
    expect(before).toEqual({
      scanner: ["302 their card", "302 their card"],
      pass: "valid, Ada",
      owner: { cards: `with ${leaver.email}`, contacts: ["Earlier"] },
      leaver: { cards: ["Leaver's card"], contacts: ["Earlier"], offered: "nothing" },
      successor: { cards: own, contacts: [] },
    });

    // Members who leave by themselves decide nothing: the card is unassigned.
    await leaveBy(cause, from, chosen(from, choice));
    const out = { cards: [], contacts: "not_found", offered: "nothing" };
    const open = {
      ...before,
      owner: { cards: "with nobody", contacts: ["Earlier"] },
      leaver: out,
    };
    if (cause !== "removed") {
      expect(await seenBy(from)).toEqual(open);
      await decide(from, chosen(from, choice));
    }

    platform.travel(MINUTE);
    const after = AFTER[`${choice.card} ${choice.codes}`];
    if (!after) throw new Error("not in the table");
    const isHanded = after.card === "successor";
    await meet(platform, owner, from.card.id, "Later");
    // A deleted card takes no details.
    const later = after.card === "gone" ? [] : ["Later"];
    expect(await seenBy(from)).toEqual({
      scanner: [after.scanner, after.scanner],
      pass: after.pass,
      owner: {
        cards: { successor: `with ${successor.email}`, nobody: "with nobody", gone: "gone" }[after.card],
        contacts: ["Earlier", ...later],
      },
      leaver: { ...out, offered: choice.offersExport ? ["Earlier"] : "nothing" },
      successor: {
        cards: isHanded ? ["Leaver's card"] : own,
        contacts: [...(choice.seesEarlier ? ["Earlier"] : []), ...(isHanded ? later : [])],
      },
    });

    await undoLeaving(platform, owner, (await leavingOf(from)).id);
    platform.travel(MINUTE);
    const undone = cause === "removed" ? before : open;
    expect(await seenBy(from)).toEqual({
      ...undone,
      // Later contacts remain with the owner, and with the member who met them.
      owner: { ...undone.owner, contacts: ["Earlier", ...later] },
      successor: { ...undone.successor, contacts: isHanded ? later : [] },
    });
  });
});
