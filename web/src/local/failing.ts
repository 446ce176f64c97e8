/** Why there is no table: it could not be loaded, nothing can be kept, or this browser cannot run it. */

export type Failure = "unloaded" | "unkept" | "failed";

export class Unloaded extends Error {}
export class Unkept extends Error {}

export function failureOf(wrong: unknown): Failure {
  if (wrong instanceof Unloaded) return "unloaded";
  return wrong instanceof Unkept ? "unkept" : "failed";
}
