/**
 * @param seconds an instant; its time of day and, if the month has it, day of the month stay
 * @returns the same instant some months later: the last day of a month that is too short (31 January, 28 February)
 */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const day = from.getUTCDate();
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.getTime() / 1000;
}

/**
 * @param anchor the instant that periods are counted from: the day of the month is restored after a short month
 * @param months the length of a period
 * @returns the first boundary of periods after an instant
 */
export function nextBoundary(anchor: number, months: number, after: number): number {
  const a = new Date(anchor * 1000);
  const b = new Date(after * 1000);
  const apart = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  let periods = Math.max(0, Math.floor(apart / months) - 1);
  while (addMonths(anchor, periods * months) <= after) periods += 1;
  return addMonths(anchor, periods * months);
}
