import { asId, type MethodId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { createHmac } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@tiyin/server/db/database';
import { terminal } from '@tiyin/server/db/schema';
import { doDueJob } from '@tiyin/server/background/due-jobs';
import { completeForm } from '@tiyin/server/payments/form/complete-form';
import { createForm } from '@tiyin/server/payments/form/create-form';
import { initForm } from '@tiyin/server/payments/form/init-form';
import { issueRequisites } from '@tiyin/server/payments/form/issue-requisites';
import type { Secrets } from '@tiyin/server/secrets/secrets';
import { sandboxEndings } from './scenarios/amounts.ts';
import { pickCustomer } from './scenarios/customers.ts';
import { randomOf } from './scenarios/random.ts';
import type { DemoPlan } from './scenarios/write-scenario.ts';

const minuteMs = 60_000;

/** A deposit of the last hour and a half: its start, its ending, and its customer's last step. */
type Recent = {
  readonly minutesAgo: number;
  readonly ending: bigint;
  readonly goes: 'nowhere' | 'to the requisites' | 'to "I have paid"';
};

const paid = { ending: 0n, goes: 'to "I have paid"' } as const;

/** The last are still open when the server starts, and go on by their jobs. */
const recent: readonly Recent[] = [
  { minutesAgo: 88, ...paid },
  { minutesAgo: 80, ...paid },
  { minutesAgo: 71, ...paid, ending: sandboxEndings.declined },
  { minutesAgo: 63, ...paid },
  { minutesAgo: 55, ending: 0n, goes: 'nowhere' },
  { minutesAgo: 48, ...paid, ending: sandboxEndings.timesOut },
  { minutesAgo: 40, ...paid, ending: sandboxEndings.nothing },
  { minutesAgo: 33, ending: 0n, goes: 'to the requisites' },
  { minutesAgo: 25, ...paid },
  { minutesAgo: 17, ...paid, ending: sandboxEndings.nothing },
  { minutesAgo: 6, ending: 0n, goes: 'to the requisites' },
  { minutesAgo: 2, ending: 0n, goes: 'nowhere' },
];

/** The number of a demo's invoices that are created through the use cases. */
export const maxLived: number = recent.length;

/** A life lived through on a clock of its own. */
type Life = {
  readonly tx: Tx;
  readonly secrets: Secrets;
  readonly plan: DemoPlan;
  now: Date;
};

/**
 * Lives a demo's last deposits through the use cases themselves, so that those that are still open have
 * all that they need to go on.
 * @param end the present; nothing is later
 */
export async function liveRecent(
  tx: Tx,
  secrets: Secrets,
  plan: DemoPlan,
  { count, end }: { readonly count: number; readonly end: Date },
): Promise<void> {
  const life: Life = { tx, secrets, plan, now: end };
  const lives = count === 0 ? [] : recent.slice(-count);
  for (const [number, each] of lives.entries()) {
    life.now = new Date(end.getTime() - each.minutesAgo * minuteMs);
    await liveDeposit(life, number, each);
  }
  life.now = end;
  await runDueJobs(life);
}

async function pass(life: Life, minutes: number): Promise<void> {
  life.now = new Date(life.now.getTime() + minutes * minuteMs);
  await runDueJobs(life);
}

async function liveDeposit(life: Life, number: number, { ending, goes }: Recent): Promise<void> {
  const { tx, secrets } = life;
  await runDueJobs(life);
  const { formId, amount } = await openDeposit(life, number, ending);
  if (goes === 'nowhere') return;
  await pass(life, 0.2);
  const init = await initForm(tx, { formId, secrets, publicUrl: '', now: life.now });
  const hmac = (key: string, message: string) =>
    createHmac('sha256', key).update(message).digest('hex');
  await issueRequisites(tx, {
    formId,
    amount: minorUnits(amount),
    paymentMethodId: init.methods[number % init.methods.length]?.id ?? asId<MethodId>(0),
    supportCode: await supportCode(hmac, formId, init.verficationKey),
    secrets,
    now: life.now,
  });
  if (goes === 'to the requisites') return;
  await pass(life, 1.4);
  await completeForm(tx, { formId, credential: '', secrets, now: life.now });
  await pass(life, 0.1);
}

async function openDeposit({ tx, plan, now }: Life, number: number, ending: bigint) {
  const terminals = await testDepositTerminals(tx);
  const chosen = terminals[number % terminals.length];
  if (!chosen) throw new Error('the demo has no terminal that takes deposits in test');
  const place = plan.count + number;
  const usual = chosen.currency === 'RUB' ? 250_000n : 15_000_000n;
  const amount = usual * BigInt(1 + (number % 4)) + ending;
  const { formId } = await createForm(tx, {
    merchantId: chosen.merchantId,
    terminalId: chosen.id,
    flowType: 'DEPOSIT',
    amount: minorUnits(amount),
    canChangeAmount: true,
    merchantInvoiceId: `order-${88_000 + place}`,
    customer: pickCustomer(randomOf(plan.seed, place), plan.seed, plan.count),
    successUrl: 'https://example.com/paid',
    cancelUrl: 'https://example.com/canceled',
    errorUrl: 'https://example.com/failed',
    lifetimeSeconds: 900,
    now,
  });
  return { formId, amount };
}

function testDepositTerminals(tx: Tx) {
  return tx
    .select()
    .from(terminal)
    .where(and(eq(terminal.isTest, true), eq(terminal.flowType, 'DEPOSIT')))
    .orderBy(asc(terminal.id));
}

async function runDueJobs({ tx, secrets, now }: Life): Promise<void> {
  while (await doDueJob(tx, secrets, now));
}
