type ProblemType = "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";

export interface ProblemDetail {
  code?: string;
  param?: string;
  declineCode?: string;
  paymentIntent?: object;
}

/** An error in Stripe's format. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly type: ProblemType,
    message: string,
    readonly detail: ProblemDetail = {},
  ) {
    super(message);
  }

  body(): object {
    const { code, param, declineCode, paymentIntent } = this.detail;
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(code && { code }),
        ...(param && { param }),
        ...(declineCode && { decline_code: declineCode }),
        ...(paymentIntent && { payment_intent: paymentIntent }),
      },
    };
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeProblem(400, "invalid_request_error", message, { param, code });

export const missing = (what: string, id: string, param = "id") =>
  new StripeProblem(404, "invalid_request_error", `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param,
  });
