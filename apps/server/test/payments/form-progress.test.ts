import type { EndScreen } from '@tiyin/domain/payment-form';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelForm } from '../../src/payments/form/cancel-form.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { initForm } from '../../src/payments/form/init-form.ts';
import { payoutsOn } from './payout-stage.ts';
import { type Deposit, type Stage, minute, openStage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.expectBooksHold());
afterAll(() => stage.close());

/** What a form is told beside its status, by both calls alike. */
async function told({ formId }: Deposit) {
  const now = stage.clock.now();
  const { secrets, config } = stage.context;
  const status = await stage.run((tx) => formStatus(tx, { formId, now }));
  const opening = { formId, secrets, publicUrl: config.publicUrl, now };
  const init = await stage.run((tx) => initForm(tx, opening));
  const { statusDate, lookedForUntil, endedOn } = status;
  expect(init).toMatchObject({
    statusDate,
    ...(lookedForUntil !== undefined && { lookedForUntil }),
    ...(endedOn !== undefined && { endedOn }),
  });
  return { lookedForUntil, endedOn };
}

const inMinutes = (minutes: number): string =>
  new Date(stage.clock.now().getTime() + minutes * minute).toISOString();

async function shown(): Promise<Deposit> {
  const deposit = await stage.order(await stage.shop(), 1_000_003n);
  await stage.ask(deposit);
  return deposit;
}

// FORM-205, FORM-206
describe('how long money is looked for', () => {
  it('is told while it is waited for, and through the grace after the end', async () => {
    const deposit = await shown();
    expect(await told(deposit)).toEqual({});
    await stage.complete(deposit);
    expect(await told(deposit)).toEqual({ lookedForUntil: inMinutes(60) });
    await stage.pass(60 * minute);
    expect(await told(deposit)).toEqual({ lookedForUntil: inMinutes(30), endedOn: 'processing' });
    await stage.pass(30 * minute);
    expect(await told(deposit)).toEqual({ endedOn: 'processing' });
  });

  it('is not reported for money that a person would have to decide about', async () => {
    const refused = await shown();
    await stage.complete(refused);
    await stage.refuse(refused);
    const moved = await shown();
    await stage.move(moved, 'CANCELED');
    expect([await told(refused), await told(moved)]).toEqual([
      { endedOn: 'processing' },
      { endedOn: 'credential' },
    ]);
  });
});

// FORM-212
describe('where a payment ended', () => {
  const withdrawal = async () => payoutsOn(stage).order(await stage.shop(), 1_000_003n);

  const untouched = async () => stage.order(await stage.shop(), 1_000_003n);
  const waiting = async () => {
    const deposit = await stage.order(await stage.shop({ accounts: [] }), 1_000_003n);
    await stage.ask(deposit);
    return deposit;
  };

  it.each<[string, () => Promise<Deposit>, EndScreen]>([
    ['a deposit without a choice', untouched, 'choice'],
    ['a deposit that no account was free for', waiting, 'waiting'],
    ['a deposit with requisites', shown, 'credential'],
    ['a withdrawal with its method', withdrawal, 'credential'],
  ])('at its deadline: %s', async (_what, begin, endedOn) => {
    const deposit = await begin();
    await stage.pass(15 * minute);
    expect(await told(deposit)).toMatchObject({ endedOn });
  });

  it('by a withdrawal that could not be paid out, and by one that was refused later', async () => {
    const its = payoutsOn(stage);
    const poor = await withdrawal();
    await its.complete(poor);
    expect(await told(poor)).toEqual({ endedOn: 'credential' });
    const shop = await stage.shop();
    await its.earn(shop, 5_000_000n);
    const sent = await its.order(shop, 1_000_001n);
    await its.complete(sent);
    await stage.move(sent, 'DECLINED');
    expect(await told(sent)).toEqual({ endedOn: 'processing' });
  });

  it('by its customer, who is told where it stood', async () => {
    const { formId } = await shown();
    const now = stage.clock.now();
    const answer = await stage.run((tx) => cancelForm(tx, { formId, now }));
    expect(answer).toMatchObject({ status: 'CANCELED', endedOn: 'credential' });
  });
});
