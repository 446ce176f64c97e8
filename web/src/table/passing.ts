/** Tells each time that the viewer, who had to decide, waits for other people: they may be waited for elsewhere. */
export class PassedOn {
  private decided = false;

  isNow(deciding: boolean, waiting: boolean): boolean {
    if (deciding) this.decided = true;
    if (deciding || !waiting || !this.decided) return false;
    this.decided = false;
    return true;
  }
}
