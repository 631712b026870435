import { connectTo } from '../../apps/server/test/postgres-template.ts';
import type { Settings } from '../settings.ts';
import { asFiltered, compareCalls, dayInTheMiddle } from './compare-calls.ts';
import { fillHistories } from './fill-histories.ts';
import type { List, Lists } from './lists.ts';

/**
 * What the back office reads; the list of invoices has a measurement of its own. Capital letters stand for an id
 * of the list, or for a day.
 */
const calls: Readonly<Record<string, string>> = {
  'the person, with what waits': '/api/v1/people/me',
  'invoices that came since': '/api/v1/invoice/new?since=INVOICE',
  'number and sum of today': '/api/v1/invoice/totals?dateFrom=TODAY&dateTo=TODAY',
  'number and sum of a merchant, one day':
    '/api/v1/invoice/totals?merchantId=MERCHANT&dateFrom=DAY&dateTo=DAY',
  'where a text would be found': '/api/v1/invoice/places?search=order-777',
  'a customer': '/api/v1/customer?merchantId=MERCHANT&customerId=CUSTOMER',
  'an invoice': '/api/v1/invoice/INVOICE',
  'its sections': '/api/v1/event/count?invoiceId=INVOICE',
  'its statuses': '/api/v1/event/status?invoiceId=INVOICE',
  'its events': '/api/v1/event/invoice?invoiceId=INVOICE',
  'its errors': '/api/v1/event/error?invoiceId=INVOICE',
  'its postings': '/api/v1/event/posting?invoiceId=INVOICE',
  'its transactions': '/api/v1/transaction/invoice?invoiceId=INVOICE',
  'its callbacks': '/api/v1/merchant/callback?invoiceId=INVOICE',
  'its refunds': '/api/v1/invoice/refund?invoiceId=INVOICE',
  'its tickets': '/api/v1/merchant/support/INVOICE',
  transfers: '/api/v1/transfer?page=0&size=10',
  'transfers of an account': '/api/v1/transfer?accountId=ACCOUNT&page=0&size=10',
  'a transfer by its reference': '/api/v1/transfer?search=trx-777&page=0&size=10',
  'money that waits': '/api/v1/transfer/waiting?page=0&size=10',
  suspense: '/api/v1/suspense?page=0&size=10',
  terminals: '/api/v1/terminal?merchantId=MERCHANT',
  'monitored terminals': '/api/v1/terminal/statistic',
  'statistics of a day': '/api/data/v1/terminal?merchantId=MERCHANT&minutes=1440',
  'drops of a day': '/api/data/v1/terminal/drop?merchantId=MERCHANT&minutes=1440',
  'funnel of a day': '/api/data/v1/terminal/funnel?merchantId=MERCHANT&minutes=1440',
  'events of a day': '/api/data/v1/terminal/event?merchantId=MERCHANT&minutes=1440',
  accounts: '/api/v1/people/account?page=0&size=10',
  'an account': '/api/v1/people/account/ACCOUNT/summary',
  'its money': '/api/v1/people/account/ACCOUNT/money?page=0&size=10',
  'its days': '/api/v1/people/account/ACCOUNT/day?page=0&size=10',
  merchants: '/api/v1/merchant?page=0&size=10',
  'balances of the merchants': '/api/v1/merchant/balance',
  'deposits of the merchants': '/api/v1/merchant/deposit',
  'payouts of the merchants': '/api/v1/merchant/withdrawal',
  'trend of a terminal': '/api/v1/merchant/trend?terminalId=TERMINAL',
  settlements: '/api/v1/settlement?page=0&size=10',
  'report of transactions, one day': '/api/v1/report/invoice/preview?periodStart=ISO&periodEnd=ISO',
  'report of balances, one day':
    '/api/v1/report/balance/preview?periodStart=ISO&periodEnd=ISO&currencyId=1',
  'report of a pool, one day':
    '/api/v1/report/pool/balance/preview?periodStart=ISO&periodEnd=ISO&terminalPoolId=POOL',
  'report of a provider, one day':
    '/api/v1/report/provider/preview?periodStart=ISO&periodEnd=ISO&currencyId=1&providerId=PROVIDER',
  'the audit': '/api/v1/audit?size=20',
  'the audit of a merchant': '/api/v1/audit?merchantId=MERCHANT&size=20',
  notifications: '/api/v1/notification?page=0&size=10',
  approvals: '/api/v1/approval?page=0&size=10',
};

/** Prints how much longer each call takes with the longer history, in turns. */
export async function benchCalls({ rounds }: Settings, lists: Lists): Promise<void> {
  const words = new Map<List, Words>();
  for (const list of [lists.few, lists.many]) words.set(list, await fill(list));
  console.log(
    `Calls of the back office, ${lists.many.invoices} invoices beside ${lists.few.invoices}, medians in ms`,
  );
  const paths = Object.entries(calls).map(([kind, path]) => ({
    kind,
    pathOf: (list: List) =>
      path.replaceAll(/[A-Z]{2,}/g, (word) => encodeURIComponent(words.get(list)?.[word] ?? word)),
  }));
  await compareCalls(rounds, lists, paths);
}

type Words = Readonly<Record<string, string>>;

/** Fills the history, and returns the words of the calls as they are in this list. */
async function fill({ databaseUrl }: List): Promise<Words> {
  const client = await connectTo(databaseUrl);
  try {
    await fillHistories(client);
    const { rows } = await client.query<Words>(`
      select invoice.id::text as "INVOICE", invoice.merchant_id::text as "MERCHANT",
        terminal_id::text as "TERMINAL", account_id::text as "ACCOUNT", customer_external_id as "CUSTOMER",
        pool_id::text as "POOL", provider_id::text as "PROVIDER"
      from invoice join pool_account using (account_id)
        join payment_account on payment_account.id = account_id
      where status = 'DONE' order by invoice.created_at desc limit 1`);
    const [ids] = rows;
    if (ids === undefined) throw new Error('no invoice of the list is done');
    const now = new Date().toISOString();
    const days = { DAY: asFiltered(dayInTheMiddle), TODAY: asFiltered(now.slice(0, 10)) };
    return { ...ids, ...days, ISO: dayInTheMiddle };
  } finally {
    await client.end();
  }
}
