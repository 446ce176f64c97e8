/** The signs that the hall does without. */

let asked: Promise<void> | null = null;

export function allSigns(): Promise<void> {
  asked ??= import("./symbols.svg?rest").then(({ default: signs }) =>
    document.body.insertAdjacentHTML("afterbegin", signs),
  );
  return asked;
}
