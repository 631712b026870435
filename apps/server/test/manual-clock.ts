import type { Clock } from '../src/clock.ts';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #ms: number;

  /** @param start the first instant */
  constructor(start = new Date('2026-01-15T10:00:00.000Z')) {
    this.#ms = start.getTime();
  }

  readonly now = (): Date => new Date(this.#ms);

  /** Moves the time on by so many milliseconds. */
  advance(ms: number): void {
    this.#ms += ms;
  }
}
