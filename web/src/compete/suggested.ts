/** Times at which people usually can: evenings, and weekends by day as well. */

const EVENINGS = [19, 21];
const WEEKEND = [11, 15, 20];
const MOST = 9;
/** Seconds that there are at least until then. */
const AHEAD = 3600;

/** Some of them from now until the end of the week, in the time zone of who looks. */
export function suggested(now: number, until: number): number[] {
  const found: number[] = [];
  const day = new Date(now * 1000);
  while (found.length < MOST && day.getTime() / 1000 < until) {
    const weekend = day.getDay() === 0 || day.getDay() === 6;
    for (const hour of weekend ? WEEKEND : EVENINGS) {
      const at = new Date(day).setHours(hour, 0, 0, 0) / 1000;
      if (at > now + AHEAD && at <= until && found.length < MOST) found.push(at);
    }
    day.setDate(day.getDate() + 1);
    day.setHours(0, 0, 0, 0);
  }
  return found;
}
