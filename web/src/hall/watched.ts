/** A board that others look at, wherever it is listed. */
export interface Watched {
  id: string;
  game: string;
  names: string[];
  /** What is played, where that is not said above all of them. */
  title?: string;
  /** What lets one look on, where that is needed. */
  key?: string;
  at: number;
  /** Whether it is seen as it stands now. */
  live: boolean;
}
