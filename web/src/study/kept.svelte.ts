/** The studies of a guest: the tokens by which they are theirs, kept on this device and nowhere else. */

export interface KeptStudy {
  id: string;
  title: string;
  token: string;
}

const KEY = "bastide.studies";

function stored(): KeptStudy[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptStudy[];
  } catch {
    return [];
  }
}

let list: KeptStudy[] = $state.raw(stored());

function keep(next: KeptStudy[]): void {
  list = next.slice(0, 60);
  localStorage.setItem(KEY, JSON.stringify(list));
}

export const kept = {
  get all(): KeptStudy[] {
    return list;
  },
  token(id: string): string {
    return list.find((study) => study.id === id)?.token ?? "";
  },
  remember(study: KeptStudy): void {
    keep([study, ...list.filter((other) => other.id !== study.id)]);
  },
  forget(id: string): void {
    keep(list.filter((study) => study.id !== id));
  },
};
