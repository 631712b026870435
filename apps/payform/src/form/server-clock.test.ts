import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

// FORM-49
it("runs on the server's time however wrong the device's clock is, also after it is set anew", () => {
  let device = 1_000_000;
  const clock = createServerClock(500, () => device);
  device += 2_000;
  expect(clock.now()).toBe(1_002_500);

  clock.sync(new Date(60_000).toISOString());
  device += 1_000;
  expect(clock.now()).toBe(61_000);
});
