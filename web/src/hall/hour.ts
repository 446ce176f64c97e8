const MORNING = 5;
const DAY = 11;
const EVENING = 18;

/** What people wish each other at this hour. */
export function partOfDay(hour = new Date().getHours()): "morning" | "day" | "evening" {
  if (hour < MORNING || hour >= EVENING) return "evening";
  return hour < DAY ? "morning" : "day";
}
