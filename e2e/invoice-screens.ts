import { type OfficeScreen, firstOf, main, named, sights } from './office-screen.ts';

/** The list of invoices. */
export const invoices: OfficeScreen = {
  title: 'Invoices',
  path: '/invoices',
  right: 'everybody',
  columns: named([
    'everybody',
    ', Invoice, Created (UTC), Last status (UTC), Flow, Status, Amount',
  ]),
  sights: [
    ...sights('fact', ['merchant.read.finance', 'Balance, Deposit, Withdrawal']),
    ...sights('button', ['settlement.create', 'Settlement'], ['everybody', 'Get report, Filter*']),
  ],
};

/** The customer of that deposit. */
export const customer: OfficeScreen = {
  title: 'Customer',
  path: '/customer?merchant=1&id=1',
  right: 'everybody',
  link: (page) => main(page).locator('a[href^="/customer?"]'),
  // Their name.
  cards: named(['everybody', '.**']),
  sights: [
    ...sights('fact', ['everybody', 'Customer ID, Merchant, First invoice, Last invoice']),
    ...sights('button', ['everybody', 'Get report']),
  ],
};

/** A deposit of production that is DONE: in test processing its status is everybody's to change (INVOICE-36). */
export const invoice: OfficeScreen = {
  title: 'Invoice',
  path: '/invoices/1',
  right: 'everybody',
  link: firstOf('Invoices'),
  open: (page) => main(page).getByRole('button', { name: /^Support History/ }),
  cards: named(
    ['everybody', '.*UZS$*, History of status changes, Refunds*'],
    ['invoice.error.read', 'Errors*'],
    ['invoice.event.read', 'Event Log*'],
    ['merchant.callback.read', 'Callbacks*'],
    ['everybody', 'Support History*'],
    ['invoice.event.read', 'Notes*'],
    ['invoice.transaction.read', 'Transactions*'],
    ['people.account', 'Routing*'],
    ['merchant.read.finance', 'Ledger postings*'],
  ),
  sights: [
    ...sights(
      'button',
      ['invoice.refund', 'Refund'],
      ['invoice.status.change', 'Change status*'],
      ['merchant.callback.edit', 'Callback'],
      ['ticket.decision', 'Approve, Reject'],
      ['merchant.read', 'Open ticket'],
      ['invoice.event.read', 'Assign to me, Assign to somebody'],
    ),
    ...sights(
      'fact',
      ['invoice.event.read', 'Assigned to'],
      ['invoice.provider.read', 'Provider Invoice ID'],
      ['invoice.credentials.read', 'Credentials'],
      ['people.account', 'Account ID'],
      ['everybody', 'Flow Type, Invoice ID, Merchant Invoice ID, User ID, Owner name'],
      ['everybody', 'Merchant ID, Terminal ID, Terminal name, Status, Status date, Currency code'],
    ),
  ],
};
