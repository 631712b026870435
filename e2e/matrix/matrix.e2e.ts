import { getInvoice } from '@tiyin/api/calls/invoices';
import { createClient } from '@tiyin/api/client';
import type { Terminal } from '@tiyin/api/types';
import { type Browser, expect, test as base } from '@playwright/test';
import { openPage, signIn } from '../journey.ts';
import { createMerchantForm } from '../merchant.ts';
import { findTerminal, listOwnTerminals, sessionHeaders } from '../terminals.ts';
import { methodOf } from './on-the-form.ts';
import { walkDeposit } from './walk-deposit.ts';
import { walkWithdrawal } from './walk-withdrawal.ts';
import { type Walk, nameOfWalk, pairedWalks, sizes, walks } from './walks.ts';

/** Staff access to the system without a page: rendering one takes as long as a walk. */
type Staff = {
  readonly headers: Readonly<Record<string, string>>;
  readonly terminals: readonly Terminal[];
};

/** Walks beside each other: the worker signs one member of staff in for all of its own. */
const test = base.extend<{ origin: string }, { staff: Staff }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  staff: [
    async ({ browser }, use, { project }) => {
      await use(await signStaffIn(browser, project.use.baseURL ?? ''));
    },
    { scope: 'worker' },
  ],
});

async function signStaffIn(browser: Browser, origin: string): Promise<Staff> {
  const { page, context, close } = await openPage(browser, sizes['1280 × 800'], {
    baseURL: origin,
  });
  await signIn(page, 'operator');
  const headers = await sessionHeaders(origin, context);
  const terminals = await listOwnTerminals(origin, context);
  await close();
  return { headers, terminals };
}

for (const [number, walk] of walks.entries()) {
  const tag = pairedWalks.includes(walk) ? '@pair' : '@other';
  test(nameOfWalk(walk), { tag }, async ({ browser, origin, staff }) => {
    const { type, amount } = requestOf(walk, number);
    const terminalId = findTerminal(staff.terminals, {
      flow: type,
      currency: methodOf(walk).currency,
    });
    const form = await createMerchantForm(origin, { terminalId, type, amount });
    const { page, close } = await openPage(browser, sizes[walk.size]);
    const go = walk.flow === 'Deposit' ? walkDeposit : walkWithdrawal;
    const lastFour = await go({ page, form, origin, walk, amount });
    await close();
    const client = createClient({ baseUrl: origin, headers: staff.headers });
    const { data: invoice } = await getInvoice(client, { id: form.invoiceId });
    expect(invoice.invoiceStatus.code).toBe('DONE');
    expect(invoice.account?.value).toMatch(new RegExp(`${lastFour}$`));
  });
}

/**
 * Each walk has its own amount, in minor units, so that concurrent walks are distinguishable; none
 * ends in 01 to 03.
 */
function requestOf({ flow: type, ...walk }: Walk, number: number) {
  const isSom = methodOf({ flow: type, ...walk }).currency === 'UZS';
  return { type, amount: isSom ? 20_000_000 + number * 10_000 : 400_000 + number * 1000 };
}
