import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { auditEntry, invoice, invoiceEvent, paymentForm, transfer } from '../../src/db/schema.ts';
import { demoTerminals } from '../../src/demo/demo-terminals.ts';
import { emptyBatch, insertBatch } from '../../src/demo/history/batch.ts';
import { readCast } from '../../src/demo/history/cast.ts';
import { openLedgerDraft } from '../../src/demo/history/ledger-draft.ts';
import { playStory } from '../../src/demo/history/play-story.ts';
import type { Beat, Story } from '../../src/demo/stories/story.ts';
import { cancelAs } from '../payments/cancel-as.ts';
import { type Deposit, minute, openStage, second, type Stage } from '../payments/stage.ts';
import type { Shop } from '../payments/shop.ts';

let stage: Stage;
let shop: Shop;
let made = 0;

beforeAll(async () => {
  stage = await openStage();
  const [first] = stage.shops;
  const [terminalId = 0] = first.terminalIds;
  shop = { merchantId: first.merchantId, terminalId, payoutTerminalId: 0, accountIds: [] };
});
afterAll(() => stage.close());

async function order(amount: bigint): Promise<Deposit> {
  const deposit = await stage.order(shop, amount);
  await stage.pass(20 * second);
  return deposit;
}

async function pay(amount: bigint): Promise<Deposit> {
  const deposit = await order(amount);
  await stage.ask(deposit);
  await stage.pass(2 * minute);
  await stage.complete(deposit);
  return deposit;
}

/** Each ending of a demo's deposits, lived through the use cases. */
const lives: Readonly<Record<string, () => Promise<Deposit>>> = {
  'is left at once': async () => {
    const deposit = await order(10_000_000n);
    await stage.pass(16 * minute);
    return deposit;
  },
  'is canceled by its merchant': async () => {
    const deposit = await order(10_000_100n);
    await cancelAs.merchant(stage, deposit);
    return deposit;
  },
  'is given up': async () => {
    const deposit = await order(10_000_200n);
    await stage.ask(deposit);
    await stage.pass(minute);
    await cancelAs.customer(stage, deposit);
    return deposit;
  },
  'is never paid': async () => {
    const deposit = await order(10_000_300n);
    await stage.ask(deposit);
    await stage.pass(16 * minute);
    return deposit;
  },
  'is paid': async () => {
    const deposit = await pay(10_000_400n);
    await stage.pass(3 * second);
    return deposit;
  },
  'is paid after a time-out': async () => {
    const deposit = await pay(10_000_502n);
    await stage.pass(3 * second);
    await stage.pass(31 * second);
    return deposit;
  },
  'is refused': async () => {
    const deposit = await pay(10_000_601n);
    await stage.pass(3 * second);
    return deposit;
  },
  'never comes': async () => {
    const deposit = await pay(10_000_703n);
    await stage.pass(61 * minute);
    return deposit;
  },
  'is booked by a person': async () => {
    const deposit = await pay(10_000_803n);
    await stage.move(deposit, 'DONE');
    return deposit;
  },
  'is found later': async () => {
    const deposit = await pay(10_000_903n);
    await stage.move(deposit, 'ERROR');
    await stage.pass(5 * minute);
    await stage.move(deposit, 'DONE');
    return deposit;
  },
  'is turned down by a person': async () => {
    const deposit = await pay(10_001_003n);
    await stage.move(deposit, 'DECLINED');
    return deposit;
  },
};

/** A story of the very same events, played into the same database. */
async function play(deposit: Deposit): Promise<string> {
  const [terminal] = demoTerminals;
  if (!terminal) throw new Error('the demo has no terminal');
  const events = await stage.eventRows(deposit);
  const { methodId, amount } = await stage.row(deposit.invoiceId);
  made += 1;
  const story: Story = {
    number: made,
    terminal,
    amount,
    methodId,
    customer: { externalId: 'u-1', firstName: 'Dilnoza', lastName: 'Karimova' },
    canChangeAmount: true,
    passedOver: 0,
    createdAt: events[0]?.createdAt.getTime() ?? 0,
    beats: events.slice(1).map(({ code, status, actorType, createdAt }) =>
      // What the story cannot tell would show in the comparison.
      ({ at: createdAt.getTime(), code: codeOf(code), status, doer: actorType }),
    ),
  };
  return stage.run(async (tx) => {
    const ledger = await openLedgerDraft(tx);
    const batch = emptyBatch();
    const { secrets } = stage.context;
    playStory({ ledger, batch, secrets, seed: 1, cast: await readCast(tx) }, story);
    await ledger.write(tx, await insertBatch(tx, batch));
    return batch.invoices[0]?.id ?? '';
  });
}

const codes: readonly Beat['code'][] = [
  'booked',
  'canceled_by_customer',
  'canceled_by_merchant',
  'changed_by_person',
  'customer_paid',
  'deadline_passed',
  'match_window_ended',
  'money_reported',
  'provider_refused',
  'provider_timed_out',
  'requisites_issued',
];

function codeOf(text: string): Beat['code'] {
  const code = codes.find((each) => each === text);
  if (!code) throw new Error(`the demo never tells ${text}`);
  return code;
}

/** All rows of an invoice, without what is another's by nature: ids, secrets, names, which account. */
async function rowsOf(tx: Tx, invoiceId: string): Promise<unknown> {
  const ofInvoice = eq(invoice.id, invoiceId);
  const [row] = await tx.select().from(invoice).where(ofInvoice);
  const isItsAccount = sql`(${transfer.accountId} = ${row?.accountId ?? 0})`;
  const subject = `invoice:${invoiceId}`;
  const rows = {
    row: {
      ...row,
      id: '',
      merchantInvoiceId: '',
      customerFirstName: '',
      customerLastName: '',
      accountId: row?.accountId === null ? null : 'its account',
    },
    form: await tx
      .select({
        canChangeAmount: paymentForm.canChangeAmount,
        callbackUrl: paymentForm.callbackUrl,
        methodId: paymentForm.methodId,
        idLength: sql`length(${paymentForm.id})`,
        keyLength: sql`length(${paymentForm.verificationKey})`,
      })
      .from(paymentForm)
      .where(eq(paymentForm.invoiceId, invoiceId)),
    events: (await tx.select().from(invoiceEvent).where(eq(invoiceEvent.invoiceId, invoiceId)))
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((event) => ({ ...event, id: 0, details: shapeOf(event.details) })),
    audit: (await tx.select().from(auditEntry).where(eq(auditEntry.subject, subject)))
      .toSorted((a, b) => a.id - b.id)
      .map((entry) => ({ ...entry, id: 0 })),
    transfers: await tx
      .select({
        externalId: transfer.externalId,
        providerId: transfer.providerId,
        source: transfer.source,
        amount: transfer.amount,
        personId: transfer.personId,
        createdAt: transfer.createdAt,
        isItsAccount,
      })
      .from(transfer)
      .where(eq(transfer.invoiceId, invoiceId)),
    ledger: (
      await tx.execute(sql`
        select p.kind, p.created_at, p.settlement_id, p.movement_id, p.transfer_id is null no_transfer,
          a.kind account, a.merchant_id, a.payment_account_id is not distinct from i.account_id its,
          e.amount, e.currency, e.is_test, e.terminal_id
        from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
        join invoice i on i.id = p.invoice_id
        where p.invoice_id = ${invoiceId} order by p.id, a.kind`)
    ).rows,
  };
  const text = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return JSON.parse(text.replaceAll(invoiceId, 'its id'));
}

/** Which account was chosen depends on who came before. */
function shapeOf(details: unknown): unknown {
  return JSON.parse(JSON.stringify(details).replaceAll(/"accountId":\d+/g, '"accountId":0'));
}

describe('a deposit of the demo is what the use cases would have written, where it', () => {
  test.each(Object.keys(lives))('%s', async (title) => {
    const lived = await lives[title]?.();
    if (!lived) throw new Error(`nobody lives ${title}`);
    const played = await play(lived);
    const [expected, written] = await stage.run(async (tx) => [
      await rowsOf(tx, lived.invoiceId),
      await rowsOf(tx, played),
    ]);
    expect(written).toEqual(expected);
    await stage.expectBooksHold();
  });
});
