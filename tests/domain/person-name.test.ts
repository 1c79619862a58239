import { expect, test } from "vitest";
import { followingName, guessName, wholeName } from "~/domain/cards/person-name";

test.each([
  ["Ada Lindqvist", "Ada", "Lindqvist"],
  ["  Ada   Maria  Lindqvist ", "Ada Maria", "Lindqvist"],
  ["Ludwig van Beethoven", "Ludwig", "van Beethoven"],
  ["María de la Cruz", "María", "de la Cruz"],
  ["Van Morrison", "Van", "Morrison"],
  ["Lindqvist, Ada", "Ada", "Lindqvist"],
  ["Dr. Ada Lindqvist, PhD", "Ada", "Lindqvist"],
  ["Martin Luther King Jr.", "Martin Luther", "King"],
  ["Anne-Marie O’Neill", "Anne-Marie", "O’Neill"],
  ["山田 太郎", "太郎", "山田"],
  ["山田　太郎", "太郎", "山田"],
  ["さとう はなこ", "はなこ", "さとう"],
  ["山田太郎", "山田太郎", ""],
  ["김민준", "민준", "김"],
  ["محمد العلي", "محمد", "العلي"],
  ["عبد الله الأحمد", "عبد الله", "الأحمد"],
  ["عبد الله", "عبد الله", ""],
  ["محمد بن سلمان آل سعود", "محمد بن سلمان", "آل سعود"],
  ["نورة أبو زيد", "نورة", "أبو زيد"],
  ["Madonna", "Madonna", ""],
  ["", "", ""],
  [",", "", ""],
])("%s is guessed as %s and %s", (name, givenName, familyName) => {
  expect(guessName(name)).toEqual({ givenName, familyName });
});

test("a guess is never longer than a name may be", () => {
  const { givenName } = guessName("ا".repeat(500));
  expect([...givenName]).toHaveLength(120);
});

test("the parts follow a name while it is typed, until somebody corrects them", () => {
  expect(followingName({ header: "" }, "Ada")).toEqual({ givenName: "Ada", familyName: "" });
  const typed = { header: "Ada", givenName: "Ada", familyName: "" };
  expect(followingName(typed, "Ada Lind")).toEqual({ givenName: "Ada", familyName: "Lind" });
  const corrected = { header: "García Márquez", givenName: "", familyName: "García Márquez" };
  expect(followingName(corrected, "Gabriel García Márquez")).toEqual({});
  // A card from before it could have them is left as it is.
  expect(followingName({ header: "Ada Lindqvist" }, "Ada Lindqvist-Berg")).toEqual({});
});

test.each([
  ["Ada", "Lindqvist", "Ada Lindqvist"],
  ["太郎", "山田", "山田 太郎"],
  ["민준", "김", "김 민준"],
  ["محمد", "العلي", "محمد العلي"],
  ["Ada", "", "Ada"],
  ["", "山田", "山田"],
  ["", "", ""],
])("the parts %s and %s are the name %s", (givenName, familyName, name) => {
  expect(wholeName({ givenName, familyName })).toBe(name);
});
