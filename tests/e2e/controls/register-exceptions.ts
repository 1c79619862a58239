/** What no journey can use, each with its reason. */
export const EXCEPTIONS: Record<string, string> = {
  "/account-upgrade › button Change now":
    "it is what the button says until the amount is known, and where there is none",
};
