import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn of the event loop together: queries that do not wait for
 * each other leave in one call to the system, not in one each.
 */
export class BatchingSocket extends Socket {
  #isBatching = false;

  override cork(): void {
    super.cork();
    if (this.#isBatching) return;
    this.#isBatching = true;
    super.cork();
    process.nextTick(() => {
      this.#isBatching = false;
      super.uncork();
    });
  }
}
