import { request } from "node:http";
import { PORT } from "./runtime.ts";

/**
 * Sends a request to a surface of the built Worker.
 * @param more further headers
 * @returns the body of a response below 300
 */
export function askBuilt(
  host: "api" | "me",
  method: string,
  path: string,
  token = "",
  body?: object,
  more: Record<string, string> = {},
): Promise<string> {
  const headers = {
    Host: `${host}.localhost:${PORT}`,
    Accept: "text/html, application/json",
    ...(body && { "Content-Type": "application/json" }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...more,
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port: PORT, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => {
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`));
      });
    });
    call.on("error", reject);
    call.end(body && JSON.stringify(body));
  });
}
