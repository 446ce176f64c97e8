import type { Rising } from "../road/rising";
import { classOf } from "./tiles";
import { asked, type CaylusSurvey, type CaylusView } from "./view";

/** The building that a line begins with; null where it lies nowhere on the road, or where the line does not say. */
export function rising(view: CaylusView, survey: CaylusSurvey, [first = "", ...then]: string[]): Rising | null {
  const [word, about = ""] = first.split(" ");
  if (word === "transform") return { at: Number(about), id: "residence" };
  if (word === "site") {
    const now = asked(view);
    return now?.step === "site" ? { at: Number(about), id: now.about } : null;
  }
  if (word !== "build") return null;
  if (classOf(about) !== "prestige") return survey.site === null ? null : { at: survey.site, id: about };
  // A building of prestige takes the place of a residence.
  const [next, on] = (then.find((action) => !action.startsWith("pay ")) ?? "").split(" ");
  return next === "site" ? { at: Number(on), id: about } : null;
}
