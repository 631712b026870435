import { createHmac } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import { doDueJob } from '../jobs/run-jobs.ts';
import { completeForm } from '../payments/form/complete-form.ts';
import { createForm } from '../payments/form/create-form.ts';
import { initForm } from '../payments/form/init-form.ts';
import { issueRequisites } from '../payments/form/issue-requisites.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tx } from '../db/database.ts';
import type { DemoShop } from './demo-shop.ts';

/** How many invoices the demo's last two days have. */
const invoiceCount = 40;
const minuteMs = 60_000;

const customers = [
  ['u-40917', 'Dilnoza', 'Yoʻldosheva'],
  ['u-40918', 'Sherzod', 'Gʻaniyev'],
  ['u-40921', 'Мария', 'Соколова'],
  ['u-40930', 'Aziz', 'Toʻxtayev'],
  ['u-40944', 'Руслан', 'Ахмедов'],
  ['u-40951', 'Emily', 'Clarke'],
] as const;

/** Whole amounts in minor units; the sandbox's magic endings are added to some of them. */
const amounts = [
  48_000_000n,
  15_400_000n,
  125_000_000n,
  500_000_000n,
  6_400_000n,
  230_000_000n,
  37_500_000n,
  81_250_000n,
  10_000_000n,
  250_000_000n,
  99_900_000n,
  17_300_000n,
  64_800_000n,
];

/** A life lived through on a clock of its own. */
type Life = {
  readonly tx: Tx;
  readonly secrets: Secrets;
  readonly shops: readonly DemoShop[];
  now: Date;
};

/**
 * Lives the demo's last two days through the use cases themselves: every invoice, event and balance
 * comes about as a real one does. All in one transaction, so that there is all of it or nothing.
 * @param end the present; nothing is later
 */
export async function liveDemoHistory(
  tx: Tx,
  secrets: Secrets,
  shops: readonly DemoShop[],
  end: Date,
): Promise<void> {
  const life: Life = { tx, secrets, shops, now: end };
  const stepMs = (2 * 24 * 60 * minuteMs) / invoiceCount;
  for (let number = 0; number < invoiceCount; number += 1) {
    const jitterMs = ((number * 7919) % 41) * minuteMs;
    life.now = new Date(end.getTime() - (invoiceCount - number) * stepMs + jitterMs);
    await liveDeposit(life, number);
  }
  life.now = end;
  await runDueJobs(life);
}

function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

async function pass(life: Life, minutes: number): Promise<void> {
  life.now = new Date(life.now.getTime() + minutes * minuteMs);
  await runDueJobs(life);
}

/** One deposit: most are paid, some declined, some abandoned before or after the requisites. */
async function liveDeposit(life: Life, number: number): Promise<void> {
  const { tx, secrets } = life;
  const ending = number % 9 === 4 ? 1n : number % 13 === 6 ? 3n : 0n;
  const amount = pick(amounts, number) + ending;
  const formId = await order(life, number, amount);
  if (number % 11 === 8) return;
  await pass(life, 0.2);
  const init = await initForm(tx, { formId, secrets, now: life.now });
  const code = await supportCode(
    (key, message) => createHmac('sha256', key).update(message).digest('hex'),
    formId,
    init.verficationKey,
  );
  await issueRequisites(tx, {
    formId,
    amount,
    paymentMethodId: pick(init.methods, number).id,
    supportCode: code,
    secrets,
    now: life.now,
  });
  if (number % 7 === 5) return;
  await pass(life, 2);
  await completeForm(tx, { formId, credential: '', secrets, now: life.now });
  await pass(life, 0.1);
}

async function order({ tx, shops, now }: Life, number: number, amount: bigint): Promise<string> {
  const shop = pick(shops, number % 4 === 3 ? 1 : 0);
  const [externalId, firstName, lastName] = pick(customers, number * 5);
  const { formId } = await createForm(tx, {
    merchantId: shop.merchantId,
    terminalId: pick(shop.terminalIds, number),
    flowType: 'DEPOSIT',
    amount,
    canChangeAmount: true,
    merchantInvoiceId: `order-${88_000 + number}`,
    customer: { externalId, firstName, lastName },
    successUrl: 'https://example.com/paid',
    cancelUrl: 'https://example.com/canceled',
    errorUrl: 'https://example.com/failed',
    lifetimeSeconds: 900,
    now,
  });
  return formId;
}

async function runDueJobs({ tx, now }: Life): Promise<void> {
  while (await doDueJob(tx, now));
}
