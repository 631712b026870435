import { expect, test } from 'vitest';
import { createLeaveGuard } from './leave-guard.ts';

const setUp = () => {
  const questions: (() => void)[] = [];
  return { guard: createLeaveGuard((leave) => questions.push(leave)), questions };
};

/** Pending microtasks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

// OFFICE-930
test('what waits for typed text happens when the last of it is saved or discarded', async () => {
  const { guard } = setUp();
  const done: string[] = [];
  guard.whenFree(() => done.push('at once'));
  const release = guard.hold();
  let isTyped = true;
  const close = guard.holdEntered(() => isTyped);
  guard.whenFree(() => done.push('later'));
  guard.whenFree(() => done.push('never'))();
  release();
  await settled();
  expect(guard.mayLose()).toBe(true);
  expect(done).toEqual(['at once']);
  isTyped = false;
  close();
  await settled();
  expect(done).toEqual(['at once', 'later']);
});

// OFFICE-930
test('text that is held again at once is not lost between', async () => {
  const { guard } = setUp();
  const done: string[] = [];
  const release = guard.hold();
  guard.whenFree(() => done.push('followed'));
  release();
  guard.hold();
  await settled();
  expect(done).toEqual([]);
});

// OFFICE-18
test('leaving asks where edits are held; a dialog counts where the caller says so, and nothing after it was given up', () => {
  const { guard, questions } = setUp();
  const left: string[] = [];
  guard.holdEntered(() => true);
  guard.ask(() => left.push('a link in the dialog'));
  expect(left).toEqual(['a link in the dialog']);
  guard.ask(() => left.push('back'), guard.mayLose());
  guard.hold();
  guard.ask(() => left.push('elsewhere'));
  expect(questions).toHaveLength(2);
  guard.giveUp();
  expect(guard.mayLose()).toBe(false);
  guard.ask(() => left.push('agreed'));
  expect(left).toEqual(['a link in the dialog', 'agreed']);
});
