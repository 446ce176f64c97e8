/** Days as the server counts them: in UTC, as 2026-11-17. */

const DAY = 86_400_000;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** How many days one after the other are among these, up to today, or to yesterday while today is not over. */
export function inARow(days: Set<string>, today: string): number {
  let at = Date.parse(today);
  if (!days.has(today)) at -= DAY;
  let count = 0;
  for (; days.has(dayOf(at)); at -= DAY) count += 1;
  return count;
}

/** The days of the month of a day. */
export function monthOf(today: string): string[] {
  const [year, month] = today.split("-").map(Number);
  const days = new Date(Date.UTC(year!, month!, 0)).getUTCDate();
  return Array.from({ length: days }, (_, i) => `${today.slice(0, 8)}${String(i + 1).padStart(2, "0")}`);
}
