/** What was last played against bots here, so that the hall opens with it again. */

export interface Choice {
  game: string;
  level: string;
  players: number;
}

const KEY = "bastide.hall";
const FIRST: Choice = { game: "carcassonne", level: "apprentice", players: 3 };

function stored(): Choice {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>) };
  } catch {
    return FIRST;
  }
}

export const choice: Choice = $state(stored());

export function keepChoice(): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
}
