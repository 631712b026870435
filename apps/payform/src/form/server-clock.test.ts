import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

// FORM-49
it("follows the server's time for any device clock, also after a correction", () => {
  let device = 1_000_000;
  const clock = createServerClock(500, () => device);
  device += 2_000;
  expect(clock.now()).toBe(1_002_500);

  clock.sync(new Date(60_000).toISOString());
  device += 1_000;
  expect(clock.now()).toBe(61_000);
});
