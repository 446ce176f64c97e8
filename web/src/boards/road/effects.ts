/** The icon language of the two road games, made from the component data: left of the arrow is paid, right is gained. */

/** One exchange: tokens such as `F2` (two food), `d3` (three deniers), `>` (for), `/` (or), `hw` (build wooden). */
export type Line = string;

type Bundle = Record<string, number>;

const TOKEN: Record<string, string> = {
  food: "F",
  wood: "W",
  stone: "S",
  cloth: "C",
  gold: "G",
  denier: "d",
  deniers: "d",
  prestige: "p",
};

export function bundle(goods: Bundle, cloth = true): Line {
  return Object.entries(goods)
    .map(([name, count]) => {
      if (name === "any") return `${cloth ? "*" : "^"}${count}`;
      if (name === "any_non_gold") return `${cloth ? "#" : "~"}${count}`;
      if (name === "residence") return "res";
      if (name === "castle_token") return Array(count).fill("token").join(" ");
      return `${TOKEN[name] ?? "?"}${count}`;
    })
    .join(" ");
}

export function exchange(pay: Bundle | undefined, gain: Bundle, cloth = true): Line {
  return pay && Object.keys(pay).length ? `${bundle(pay, cloth)} > ${bundle(gain, cloth)}` : bundle(gain, cloth);
}

export const BUILDS: Record<string, Line> = { wood: "hw", stone: "hs", prestige: "hp" };
