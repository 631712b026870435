import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn of the event loop together: queries that do not wait for
 * each other leave in one call to the system, not in one each.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }
}
