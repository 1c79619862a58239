export const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85",
];

/** Default number of visitor addresses. */
const ADDRESSES = 997;

/** Visitors as they come: several browsers, many addresses. @returns the lines of the n-th one's head */
export function visitorHead(n: number, addresses = ADDRESSES): string {
  const address = n % addresses;
  const ip = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
  return `User-Agent: ${AGENTS[n % AGENTS.length]}\r\nCF-Connecting-IP: ${ip}\r\nReferer: https://www.instagram.com/\r\n`;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
