import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltApps } from '../../src/http/built-apps.ts';
import { formFunnel } from '../../src/monitoring/form-funnel.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { emptyApps } from '../built-apps.ts';
import { signIn } from '../callers.ts';
import { staffOf } from '../invoices/lists.ts';
import { type Shop, uzcard } from '../payments/shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

/** The apps without their builds: which pages are opened is under test, not their content. */
const page = { html: '<!doctype html>', status: 200 } as const;
const apps: BuiltApps = {
  ...emptyApps,
  renderPaymentForm: ({ view }) => ({ ...page, status: view.kind === 'form' ? 200 : 404 }),
  answerPlainForm: () => Promise.resolve({ kind: 'page', ...page }),
};

let system: TestSystem;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  system = await openTestSystem({ apps });
  // No account takes Uzcard.
  [shop, other] = [await system.shop(), await system.shop()];
});
afterAll(() => system.close());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36';

const open = async (deposit: Deposit, userAgent = phone, lang = 'uz') => {
  await openAsProgram(deposit, userAgent, lang);
  // It is noted beside the answer.
  const noted = sql`select from form_opening where invoice_id = ${deposit.invoiceId}`;
  await expect.poll(async () => (await system.query(noted)).length).toBe(1);
};

const openAsProgram = async ({ formId }: Deposit, userAgent: string, lang = 'uz') => {
  const url = `/payment/${formId}?lang=${lang}`;
  const headers = { host: 'tiyin.test', 'user-agent': userAgent };
  const { statusCode } = await system.app.inject({ method: 'GET', url, headers });
  expect(statusCode).toBe(200);
};

const read = (staff: Staff = staffOf(undefined), minutes = 60, ofShop = shop) =>
  system.run((tx) =>
    formFunnel(tx, {
      staff,
      minutes,
      merchantId: ofShop.merchantId,
      now: system.clock.now(),
    }),
  );

const steps = (...counts: readonly [number, number, number, number, number]) => {
  const [openedCount, methodCount, requisitesCount, pressedCount, paidCount] = counts;
  return { openedCount, methodCount, requisitesCount, pressedCount, paidCount };
};

describe('the funnel of the payment form', () => {
  // OFFICE-782
  it('counts the forms that reached each step, by method, language and device', async () => {
    const made = await Promise.all(
      [1n, 2n, 3n, 4n, 5n, 6n].map((place) => system.createDeposit(shop, place * 1_000_000n)),
    );
    const [unopened, left, refused, shown, pressed, paid] = made;
    if (!unopened || !left || !refused || !shown || !pressed || !paid) throw new Error('too few');
    for (const deposit of [left, refused, shown]) await open(deposit);
    for (const deposit of [pressed, paid]) await open(deposit, desktop, 'ru');
    await system.requestRequisites(refused, { paymentMethodId: uzcard });
    for (const deposit of [shown, pressed, paid]) await system.requestRequisites(deposit);
    for (const deposit of [pressed, paid]) await system.complete(deposit);
    await system.report(paid);
    expect(await system.status(paid)).toBe('DONE');
    expect(await read()).toEqual({
      madeCount: 6,
      total: steps(5, 4, 3, 2, 1),
      byMethod: [
        { paymentMethod: { name: 'Humo' }, steps: steps(3, 3, 3, 2, 1) },
        { paymentMethod: { name: 'Uzs' }, steps: steps(1, 1, 0, 0, 0) },
      ],
      byLanguage: [
        { language: 'uz', steps: steps(3, 2, 1, 0, 0) },
        { language: 'ru', steps: steps(2, 2, 2, 2, 1) },
      ],
      byDevice: [
        { device: 'PHONE', steps: steps(3, 2, 1, 0, 0) },
        { device: 'DESKTOP', steps: steps(2, 2, 2, 2, 1) },
      ],
    });
  });

  // FORM-780
  it('has the first opening by a person, and none by a preview or another method', async () => {
    const before = await read();
    const deposit = await system.createDeposit(shop, 48_000_000n);
    await openAsProgram(deposit, 'TelegramBot (like TwitterBot)');
    const url = `/payment/${deposit.formId}`;
    const headers = { host: 'tiyin.test', 'user-agent': phone };
    await system.app.inject({ method: 'HEAD', url, headers });
    expect(await read()).toEqual({ ...before, madeCount: before.madeCount + 1 });
    await open(deposit, desktop, 'en');
    await open(deposit, phone, 'ru');
    const { byDevice, byLanguage } = await read();
    const opened = byLanguage.map(({ language, steps: { openedCount } }) => [
      language,
      openedCount,
    ]);
    expect(opened).toEqual([
      ['uz', 3],
      ['ru', 2],
      ['en', 1],
    ]);
    expect(byDevice.map((row) => [row.device, row.steps.openedCount])).toEqual([
      ['DESKTOP', 3],
      ['PHONE', 3],
    ]);
  });

  it('counts a form that was used without its page, with language and device unknown', async () => {
    const deposit = await system.createDeposit(other, 48_000_000n);
    await system.requestRequisites(deposit);
    const { byDevice, byLanguage, total } = await read(staffOf(other), 60, other);
    expect(total).toEqual(steps(1, 1, 1, 0, 0));
    expect(byLanguage).toEqual([{ language: null, steps: total }]);
    expect(byDevice).toEqual([{ device: null, steps: total }]);
  });

  // OFFICE-782
  it('is of the period, the person’s merchants, and test or production', async () => {
    const nothing = { madeCount: 0, total: steps(0, 0, 0, 0, 0) };
    expect(await read(staffOf(other))).toMatchObject(nothing);
    expect(await read({ ...staffOf(shop), testDashboard: false })).toMatchObject(nothing);
    system.clock.advance(61 * minute);
    expect(await read()).toMatchObject(nothing);
    expect(await read(staffOf(shop), 120)).toMatchObject({ madeCount: 7 });
  });

  it.each([
    [['terminal.statistic.settings', 'data.terminal.statistic'], 200],
    [['terminal.statistic.settings'], 403],
  ] as const)('are answered to people with %j by %i', async (granted, status) => {
    await system.query(sql`update person set permissions = string_to_array(${granted.join(' ')}, ' ')
      where username = 'viewer' returning id`);
    const viewer = await signIn(system.app, 'viewer');
    const url = `/api/data/v1/terminal/funnel?merchantId=${shop.merchantId}`;
    expect((await viewer({ method: 'GET', url })).statusCode).toBe(status);
  });
});
