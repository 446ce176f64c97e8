/** The tables this device has a place at: the signed links of guests, kept here and nowhere else. */

export interface Visited {
  id: string;
  game: string;
  token: string;
  seat: number | null;
  at: number;
}

const KEY = "bastide.tables";

function stored(): Visited[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visited[];
  } catch {
    return [];
  }
}

let list: Visited[] = $state.raw(stored());

function keep(next: Visited[]): void {
  list = next.slice(0, 200);
  localStorage.setItem(KEY, JSON.stringify(list));
}

export const visited = {
  get all(): Visited[] {
    return list;
  },
  token(id: string): string {
    return list.find((table) => table.id === id)?.token ?? "";
  },
  remember(table: Visited): void {
    keep([table, ...list.filter((other) => other.id !== table.id)]);
  },
  forget(id: string): void {
    keep(list.filter((table) => table.id !== id));
  },
};
