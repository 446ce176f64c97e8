/** A tournament as it is put together, before it is announced. */

import type { Outlook, TournamentPlan } from "../lib/api-types";
import { Plan } from "../hall/new/plan.svelte";
import type { GameInfo } from "../lib/wire";
import { fieldOf, momentOf } from "./said";

export type Kind = NonNullable<TournamentPlan["kind"]>;
const SECONDS = 60;

/** A game that is played at one sitting, as contests usually are. */
export function liveGame(games: GameInfo[], wished = "", seats = 2): Plan {
  const plan = new Plan(games.find(({ name }) => name === wished) ?? games[0]!);
  plan.sit(seats);
  plan.time = "live";
  return plan;
}

/** The game with its settings; how many play is said beside it. */
export function gameOf(plan: Plan): TournamentPlan["games"][number] {
  const { players: _, ...settings } = plan.settings();
  return { game: plan.game.name, settings };
}

export class Contest {
  name = $state("");
  about = $state("");
  kind: Kind = $state("swiss");
  /** Nothing: as many as the kind asks for. */
  rounds: number | null = $state(null);
  most = $state(16);
  /** By time, or by the organiser's hand. */
  start: "hand" | "time" = $state("hand");
  starts = $state("");
  byHand = $state(false);
  /** Minutes between the last result of a round and the next one. */
  between = $state(0);
  late = $state(true);
  /** Minutes by which those who watch are behind. */
  delay = $state(5);
  entry: NonNullable<TournamentPlan["entry"]> = $state("open");
  leastRating: number | null = $state(null);
  mostRating: number | null = $state(null);
  bots = $state(false);
  noShow: NonNullable<TournamentPlan["no_show"]> = $state("steward");
  minutes = $state(3);
  rated = $state(false);

  /** What the server says becomes of it, kind by kind. */
  outlooks: Partial<Record<Kind, Outlook>> = $state.raw({});
  outlook = $derived(this.outlooks[this.kind]);
  /** The plan that is changed, if it is no new one: what is not asked about stays. */
  private before: TournamentPlan | null = null;

  constructor(
    /** The game, its settings and the clock. */
    readonly game: Plan,
    readonly club = "",
  ) {
    if (club) this.entry = "club";
  }

  /** What is announced, to be changed. */
  static of(plan: TournamentPlan, game: Plan): Contest {
    const found = new Contest(game, plan.club ?? "");
    found.before = plan;
    found.name = plan.name;
    found.about = plan.about ?? "";
    found.kind = plan.kind ?? "swiss";
    found.rounds = plan.rounds ?? null;
    found.most = plan.most ?? found.most;
    if (plan.starts) [found.start, found.starts] = ["time", fieldOf(plan.starts)];
    found.byHand = plan.by_hand ?? false;
    found.between = Math.round((plan.rest ?? 0) / SECONDS);
    found.late = plan.late ?? true;
    found.delay = Math.round((plan.spectator_delay ?? 0) / SECONDS);
    found.entry = plan.entry ?? "open";
    found.leastRating = plan.least_rating ?? null;
    found.mostRating = plan.most_rating ?? null;
    found.bots = plan.bots ?? false;
    found.noShow = plan.no_show ?? "steward";
    found.minutes = Math.round((plan.wait ?? 0) / SECONDS);
    found.rated = plan.rated ?? false;
    return found;
  }

  /** How many rounds there will be with as many players as can be; nothing where it depends. */
  get expected(): number | null {
    return (this.outlook?.chooses_rounds && this.rounds) || (this.outlook?.rounds ?? null);
  }

  wish(): TournamentPlan {
    return {
      ...this.before,
      name: this.name.trim(),
      about: this.about.trim(),
      kind: this.kind,
      games: [gameOf(this.game), ...(this.before?.games.slice(1) ?? [])],
      seats: this.game.players,
      rounds: this.outlook?.chooses_rounds ? this.rounds : null,
      tie_breaks: this.before?.kind === this.kind ? this.before.tie_breaks : this.outlook?.tie_breaks,
      clock: this.game.options().clock,
      starts: this.start === "time" ? momentOf(this.starts) : null,
      by_hand: this.byHand,
      rest: this.between * SECONDS,
      late: this.late,
      spectator_delay: this.delay * SECONDS,
      entry: this.entry,
      club: this.club || null,
      least_rating: this.leastRating,
      most_rating: this.mostRating,
      most: this.most,
      bots: this.bots,
      no_show: this.noShow,
      wait: this.minutes * SECONDS,
      rated: this.rated,
    };
  }
}
