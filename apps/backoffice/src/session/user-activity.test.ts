import { expect, test, vi } from 'vitest';
import { watchActivity } from './user-activity.ts';

// PEOPLE-170
test('a person is idle a minute after their last action', () => {
  const place = new EventTarget();
  let now = 0;
  const activity = watchActivity(place, () => now);
  const listener = vi.fn<() => void>();
  const end = activity.subscribe(listener);
  now = 59_999;
  expect(activity.isIdle()).toBe(false);
  now = 60_000;
  expect(activity.isIdle()).toBe(true);
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    now += 60_000;
    place.dispatchEvent(new Event(action));
    expect(activity.isIdle(), action).toBe(false);
  }
  end();
  place.dispatchEvent(new Event('keydown'));
  expect(listener).toHaveBeenCalledTimes(3);
});
