import type { EndScreen } from '@tiyin/domain/payment-form';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { initForm } from '../../src/payments/form/init-form.ts';
import { payoutSteps } from './payout-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** The progress in a form's responses besides its status, the same from both calls. */
async function readProgress({ formId }: Deposit) {
  const now = system.clock.now();
  const { secrets, config } = system.context;
  const status = await system.run((tx) => formStatus(tx, { formId, now }));
  const opening = { formId, secrets, publicUrl: config.publicUrl, now };
  const init = await system.run((tx) => initForm(tx, opening));
  const { statusDate, lookedForUntil, endedOn } = status;
  expect(init).toMatchObject({
    statusDate,
    ...(lookedForUntil !== undefined && { lookedForUntil }),
    ...(endedOn !== undefined && { endedOn }),
  });
  return { lookedForUntil, endedOn };
}

const inMinutes = (minutes: number): string =>
  new Date(system.clock.now().getTime() + minutes * minute).toISOString();

async function shown(): Promise<Deposit> {
  const deposit = await system.createDeposit(await system.shop(), 1_000_003n);
  await system.requestRequisites(deposit);
  return deposit;
}

// FORM-205, FORM-206
describe('how long money is looked for', () => {
  it('is shown while it is awaited, and through the grace after the end', async () => {
    const deposit = await shown();
    expect(await readProgress(deposit)).toEqual({});
    await system.complete(deposit);
    expect(await readProgress(deposit)).toEqual({ lookedForUntil: inMinutes(60) });
    await system.pass(60 * minute);
    expect(await readProgress(deposit)).toEqual({
      lookedForUntil: inMinutes(30),
      endedOn: 'processing',
    });
    await system.pass(30 * minute);
    expect(await readProgress(deposit)).toEqual({ endedOn: 'processing' });
  });

  it('is not reported for money that a person would have to decide about', async () => {
    const refused = await shown();
    await system.complete(refused);
    await system.refuse(refused);
    const moved = await shown();
    await system.move(moved, 'CANCELED');
    expect([await readProgress(refused), await readProgress(moved)]).toEqual([
      { endedOn: 'processing' },
      { endedOn: 'credential' },
    ]);
  });
});

// FORM-212
describe('where a payment ended', () => {
  const withdrawal = async () =>
    payoutSteps(system).createWithdrawal(await system.shop(), 1_000_003n);

  const untouched = async () => system.createDeposit(await system.shop(), 1_000_003n);
  const waiting = async () => {
    const deposit = await system.createDeposit(await system.shop({ accounts: [] }), 1_000_003n);
    await system.requestRequisites(deposit);
    return deposit;
  };

  it.each<[string, () => Promise<Deposit>, EndScreen]>([
    ['a deposit without a choice', untouched, 'choice'],
    ['a deposit that no account was free for', waiting, 'waiting'],
    ['a deposit with requisites', shown, 'credential'],
    ['a withdrawal with its method', withdrawal, 'credential'],
  ])('at its deadline: %s', async (_what, begin, endedOn) => {
    const deposit = await begin();
    await system.pass(15 * minute);
    expect(await readProgress(deposit)).toMatchObject({ endedOn });
  });

  it('by a withdrawal that could not be paid out, and by one that was refused later', async () => {
    const steps = payoutSteps(system);
    const poor = await withdrawal();
    await steps.complete(poor);
    expect(await readProgress(poor)).toEqual({ endedOn: 'credential' });
    const shop = await system.shop();
    await steps.earn(shop, 5_000_000n);
    const sent = await steps.createWithdrawal(shop, 1_000_001n);
    await steps.complete(sent);
    await system.move(sent, 'DECLINED');
    expect(await readProgress(sent)).toEqual({ endedOn: 'processing' });
  });

  it('by its customer, who sees the screen on which it ended', async () => {
    const { formId } = await shown();
    const now = system.clock.now();
    const answer = await system.run((tx) => cancelForm(tx, { formId, now }));
    expect(answer).toMatchObject({ status: 'CANCELED', endedOn: 'credential' });
  });
});
