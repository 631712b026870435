import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { payoutSteps } from './payout-steps.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A deposit whose customer sees the requisites; its amount ends in 03, so no money comes by itself. */
async function shown(): Promise<Deposit> {
  const deposit = await system.createDeposit(await system.shop(), 1_000_003n);
  await system.requestRequisites(deposit);
  return deposit;
}

/** The press arrives; returns the problem's code, or the status that it led to. */
const arrive = async (deposit: Deposit, pressedAt?: Date): Promise<unknown> => {
  try {
    await system.complete(deposit, pressedAt);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
  return system.status(deposit);
};

const ago = (ms: number) => new Date(system.clock.now().getTime() - ms);
const lifetime = 15 * minute;

// FORM-204
describe('"I have paid" that was pressed in time and arrives late', () => {
  it.each([
    ['before the deadline’s job has run', false],
    ['after it', true],
  ])('is accepted %s, and its money is booked', async (_when, isJobRun) => {
    const deposit = await shown();
    system.clock.advance(lifetime + 10 * minute);
    if (isJobRun) await system.runDueJobs();
    expect(await arrive(deposit, ago(10 * minute + second))).toBe('PENDING');
    await system.report(deposit);
    expect(await system.seen(deposit)).toBe('DONE');
  });

  it('is waited for no longer than one that was pressed in the last second', async () => {
    const deposit = await shown();
    const { deadlineAt } = await system.row(deposit.invoiceId);
    await system.pass(lifetime + 20 * minute);
    await system.complete(deposit, ago(30 * minute));
    const { matchUntil } = await system.row(deposit.invoiceId);
    expect(matchUntil).toEqual(new Date(deadlineAt.getTime() + 60 * minute));
    await system.pass(40 * minute);
    expect(await system.status(deposit)).toBe('DECLINED');
  });

  it('holds its amount again, so that no other customer is shown it', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_003n);
    await system.requestRequisites(deposit);
    await system.pass(lifetime + minute);
    await system.complete(deposit, ago(2 * minute));
    await system.pass(35 * minute);
    const other = await system.createDeposit(shop, 1_000_003n);
    expect(await system.requestRequisites(other)).toBeUndefined();
  });

  it('can be repeated, and returns where the press was made', async () => {
    const deposit = await shown();
    await system.pass(lifetime + minute);
    const pressedAt = ago(2 * minute);
    await system.complete(deposit, pressedAt);
    expect(await arrive(deposit, pressedAt)).toBe('PENDING');
    const last = (await system.eventRows(deposit)).at(-1);
    expect(last?.details).toEqual({ pressedAt: pressedAt.toISOString() });
  });
});

// FORM-204
describe('"I have paid" that arrives after the deadline is refused', () => {
  it.each([
    ['pressed at the deadline', 10 * minute, 0],
    ['pressed after it', 9 * minute, 0],
    ['by a page whose clock is ahead', -minute, 0],
    ['after the grace', 31 * minute, 21 * minute],
  ])('%s', async (_what, pressedBefore, later) => {
    const deposit = await shown();
    await system.pass(lifetime + 10 * minute + later);
    expect(await arrive(deposit, ago(pressedBefore))).toBe('form_ended');
  });

  it('after the grace, whether or not the deadline’s job has run', async () => {
    const deposit = await shown();
    system.clock.advance(lifetime + 30 * minute + 1);
    expect(await arrive(deposit, ago(40 * minute))).toBe('form_ended');
  });

  it('without a time, as by the pages without a script', async () => {
    const deposit = await shown();
    await system.pass(lifetime + minute);
    expect(await arrive(deposit)).toBe('form_ended');
  });

  it('where the customer canceled', async () => {
    const deposit = await shown();
    const { formId } = deposit;
    await system.run((tx) => cancelForm(tx, { formId, now: system.clock.now() }));
    expect(await arrive(deposit, ago(second))).toBe('form_ended');
  });

  it('where a person moved it meanwhile', async () => {
    const deposit = await shown();
    await system.pass(lifetime + minute);
    await system.move(deposit, 'DECLINED');
    await system.move(deposit, 'CANCELED');
    expect(await arrive(deposit, ago(2 * minute))).toBe('form_ended');
  });

  it('where no requisites were shown', async () => {
    const deposit = await system.createDeposit(await system.shop(), 1_000_003n);
    await system.pass(lifetime + minute);
    expect(await arrive(deposit, ago(2 * minute))).toBe('form_ended');
  });

  it('of a withdrawal, which sends nothing after its deadline', async () => {
    const steps = payoutSteps(system);
    const payout = await steps.createWithdrawal(await system.shop(), 1_000_003n);
    system.clock.advance(lifetime + minute);
    expect(await arrive(payout, ago(2 * minute))).toBe('form_ended');
  });
});
