/** How far this device has come in every lesson. */

export interface Progress {
  /** The table where it is played. */
  table: string;
  /** The step that is shown next. */
  step: number;
  /** Whether it was gone through to the end, at this table or before. */
  done: boolean;
}

const KEY = "bastide.lessons";

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

let all: Record<string, Progress> = $state.raw(stored());

export const progress = {
  of(lesson: string): Progress | null {
    return all[lesson] ?? null;
  },
  get all(): [string, Progress][] {
    return Object.entries(all);
  },
  keep(lesson: string, table: string, step: number, done = false): void {
    all = { ...all, [lesson]: { table, step, done: done || (all[lesson]?.done ?? false) } };
    localStorage.setItem(KEY, JSON.stringify(all));
  },
};
