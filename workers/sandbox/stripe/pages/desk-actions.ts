import { dispute } from "../calls/payments";
import { bodyText } from "../form-body";
import type { ForcedOutcome } from "../rules/cards";
import { settleSession } from "../rules/settle-session";
import type { DeliveryMode } from "../settings";
import type { StripeSandbox } from "../stripe-sandbox";

const OUTCOMES: readonly ForcedOutcome[] = ["succeed", "decline", "requires_action", "later"];
const MODES: readonly DeliveryMode[] = ["normal", "hold", "lose"];

/** Runs the action of a button of the desk. @returns why it failed */
export async function actOnDesk(request: Request, sandbox: StripeSandbox): Promise<string | null> {
  const form = new URLSearchParams(await bodyText(request));
  const action = form.get("action") ?? "";
  const act = ACTIONS[action];
  return act ? ((await act(sandbox, form)) ?? null) : "There is no such button.";
}

type Act = (
  sandbox: StripeSandbox,
  form: URLSearchParams,
) => Promise<string | undefined> | string | undefined;

/** Delivers what is ticked; lists show the newest first. */
const deliver =
  (order: (ids: string[]) => string[]): Act =>
  async (sandbox, form) => {
    for (const id of order(form.getAll("id").reverse())) await sandbox.resend(id);
    return undefined;
  };

const ACTIONS: Record<string, Act> = {
  async advance(sandbox, form) {
    const date = form.get("date");
    const to = date ? Date.parse(`${date}Z`) / 1000 : Number(form.get("to"));
    if (!Number.isFinite(to)) return "This is no date.";
    if (to < sandbox.now()) return "The clock does not go back.";
    sandbox.advance(to, false);
    await sandbox.deliver();
    return undefined;
  },
  payment(sandbox, form) {
    const nextPayment = OUTCOMES.find((one) => one === form.get("outcome")) ?? null;
    sandbox.settings.change({ nextPayment });
    return undefined;
  },
  settle(sandbox, form) {
    const row = sandbox.store.find("session", form.get("session") ?? "");
    if (!row?.isUnsettled) return "There is nothing to settle.";
    sandbox.at(sandbox.now(), () => settleSession(sandbox.account(), row, form.get("paid") === "yes"));
    return undefined;
  },
  finalization(sandbox) {
    sandbox.settings.change({ failsFinalization: true });
    return undefined;
  },
  mode(sandbox, form) {
    sandbox.settings.change({ mode: MODES.find((one) => one === form.get("mode")) ?? "normal" });
    return undefined;
  },
  "lose-next"(sandbox) {
    sandbox.settings.change({ losing: sandbox.settings.get().losing + 1 });
    return undefined;
  },
  resend: deliver((ids) => ids),
  twice: deliver((ids) => ids.flatMap((id) => [id, id])),
  reverse: deliver((ids) => ids.toReversed()),
  release(sandbox) {
    sandbox.events.release();
    return undefined;
  },
  dispute(sandbox, form) {
    const { store } = sandbox;
    const row = store.find("subscription", form.get("subscription") ?? "");
    const charge = row && store.list("charge", row.customer).find(({ failure }) => failure === null);
    if (!charge) return "Nothing was paid.";
    sandbox.at(sandbox.now(), () => dispute(sandbox.account(), charge));
    return undefined;
  },
};
