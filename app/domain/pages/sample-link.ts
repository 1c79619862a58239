import { isSampleHandle } from "./templates/sample-handle";

/** Domains reserved for examples and tests (RFC 2606), and names that are not resolved publicly. */
const SAMPLE_HOST = /(^|\.)(example(\.(com|org|net))?|localhost|test|invalid)$/i;

/** Numbers reserved for fiction: London's and North America's. */
const SAMPLE_NUMBER = /^\+?(442079460\d{3}|1\d{3}55501\d{2})$/;

/** Whether a normalised address is a sample, as used in templates and manuals. */
export function isSampleLink(url: string): boolean {
  const [, target = ""] = /^(?:mailto|tel|sms):([^?]*)/.exec(url) ?? [];
  if (target) return SAMPLE_NUMBER.test(target) || SAMPLE_HOST.test(target.replace(/^.*@/, ""));
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return SAMPLE_HOST.test(hostname) || pathname.split("/").some(isSampleName);
}

const isSampleName = (part: string) => isSampleHandle(part) || SAMPLE_NUMBER.test(part);
