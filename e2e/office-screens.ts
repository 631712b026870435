import { alerts } from './alert-screens.ts';
import { approvals, notifications } from './inbox-screens.ts';
import { customer, invoice, invoices } from './invoice-screens.ts';
import { provider, providers } from './provider-screens.ts';
import { changePassword, settings } from './settings-screens.ts';
import { type OfficeScreen, firstOf, inSidebar, main, named, sights } from './office-screen.ts';

/** The sidebar, in its order (OFFICE-7). */
export const places = named(
  ['everybody', 'Dashboard'],
  ['merchant.read.report', 'Reports'],
  ['people.account', 'Money'],
  ['merchant.read', 'Merchant'],
  ['everybody', 'Terminals'],
  ['people.account', 'Accounts'],
  ['provider.edit', 'Providers'],
  ['data.terminal.statistic', 'Monitoring'],
  ['merchant.callback.read', 'Alerts'],
  ['audit.read', 'Checks, Audit'],
  ['people.manage', 'People'],
  ['everybody', 'Approvals*, Notifications*'],
  ['everybody', 'Settings, Support*'],
);

/** Above every screen. */
export const frame = [
  ...sights('combobox', ['merchant.rw.all', 'Merchant']),
  ...sights('switch', ['settings.read', 'Auto-retry']),
];

const reports: OfficeScreen = {
  title: 'Reports',
  path: '/reports',
  right: 'merchant.read.report',
  link: inSidebar('Reports'),
  cards: named(
    ['report.read.invoice', 'Transactions'],
    ['report.read.balance', 'Balance'],
    ['report.read.provider', 'Provider'],
    ['report.read.pool.balance', 'Terminal Pool Balance'],
    ['merchant.read.report', 'Scheduled reports, Exported files'],
  ),
  sights: sights(
    'combobox',
    ['report.read.balance', 'Currency'],
    ['report.read.provider', 'Provider'],
    ['report.read.pool.balance', 'Terminal pool'],
  ),
};

const merchant: OfficeScreen = {
  title: 'Merchant',
  path: '/merchant',
  right: 'merchant.read',
  link: inSidebar('Merchant'),
  cards: named(
    ['merchant.read', 'Samarqand Market, Merchant'],
    ['merchant.callback.edit', 'Callbacks'],
    ['merchant.key.edit', 'API keys, Webhook key'],
    ['merchant.callback.edit', 'Webhook endpoints, Payment form'],
    ['merchant.read', 'History of changes'],
  ),
  columns: named(
    ['merchant.key.edit', 'Name, Ends with, Made (UTC), It may*, Last used (UTC), State, Actions'],
    ['merchant.callback.edit', 'Address, Events, State, Actions'],
  ),
  sights: [
    ...sights(
      'button',
      ['merchant.create', 'New Merchant'],
      ['merchant.read', 'Copy: Public key'],
      ['merchant.callback.edit', 'Send test callback, New endpoint'],
      ['merchant.key.edit', 'New key'],
    ),
    ...sights('textbox', ['merchant.callback.edit', 'Name, Address']),
    ...sights('fact', ['merchant.read', 'ID']),
  ],
};

const money: OfficeScreen = {
  title: 'Money',
  path: '/money',
  right: 'people.account',
  link: inSidebar('Money'),
  sights: [],
};

const people: OfficeScreen = {
  title: 'People',
  path: '/people',
  right: 'people.manage',
  link: inSidebar('People'),
  columns: named(['people.manage', 'Name, Username, Roles, Merchant, Last sign-in (UTC), State']),
  sights: sights('button', ['people.manage', 'Invite']),
};

const terminals: OfficeScreen = {
  title: 'Terminals',
  path: '/terminals',
  right: 'everybody',
  link: inSidebar('Terminals'),
  open: (page) => main(page).getByRole('tab', { name: 'Website deposits · Test' }),
  cards: named(
    ['everybody', 'Other money than the amount'],
    ['terminal.attr.read', 'Attributes'],
    ['everybody', 'Methods'],
    ['people.account.edit', 'Monitoring'],
    ['terminal.create', 'Test form'],
    ['everybody', 'History of changes'],
  ),
  sights: [
    ...sights('fact', ['everybody', 'ID, Flow Type, Currency']),
    ...sights('button', ['terminal.create', 'New Terminal, Make a test form']),
    ...sights('textbox', ['terminal.create', 'Name']),
    ...sights('switch', ['terminal.prod.change', 'Production mode']),
    ...sights('table', ['terminal.attr.read', 'Attributes']),
    ...sights('combobox', ['people.account.edit', 'Pool']),
  ],
};

const accounts: OfficeScreen = {
  title: 'Accounts',
  path: '/accounts',
  right: 'people.account',
  link: inSidebar('Accounts'),
  columns: named([
    'people.account',
    'ID, Provider name, Payment method, Bank name, Balance and limit, Health, Enabled',
  ]),
  sights: sights('button', ['people.account.edit', 'New Account']),
};

const account: OfficeScreen = {
  title: 'Account',
  path: '/accounts/1',
  right: 'people.account',
  link: firstOf('Accounts'),
  cards: named([
    'people.account',
    '.+*, Summary, Transfers and payouts, Account, Credentials, Limits, Health, Movements, Reconciliation, Bank statements',
  ]),
  columns: named(
    ['people.account', 'Time (UTC), Kind, State, Reference, Invoice, Amount'],
    ['people.account', 'Limit, Balance, Priority, Unique'],
    ['people.account.edit', 'Actions'],
    ['people.account', 'Pool, Pauses itself'],
    ['people.account.edit', 'Change'],
    ['people.account', 'Booked (UTC), Direction, Comment, By, Amount'],
    [
      'people.account',
      'Day (UTC), State, Bank in, Ledger in, Bank out, Ledger out, Difference, Actions',
    ],
    ['people.account', 'Imported (UTC), File, Format, Days, By, New lines, Lines'],
  ),
  sights: [
    ...sights('fact', ['people.account', 'Account Id, Provider Name, Payment Method Name']),
    ...sights('switch', ['people.account.edit', 'Enabled']),
    ...sights('button', [
      'people.account.edit',
      'Change pools, Add, Edit, Change rule, Book movement, Import statement',
    ]),
  ],
};

const monitoring: OfficeScreen = {
  title: 'Monitoring',
  path: '/monitoring',
  right: 'data.terminal.statistic',
  link: inSidebar('Monitoring'),
  cards: named(
    ['data.terminal.statistic', 'Drops, Success rate'],
    ['audit.read', 'Events'],
    ['data.terminal.statistic', 'Ended payments, Payment form'],
  ),
  columns: named(
    ['data.terminal.statistic', 'Terminal, Enabled, NEW, Success, Canceled, Declined'],
    ['audit.read', 'Time (UTC), Event, Actor, Changes'],
    [
      'data.terminal.statistic',
      'Forms, Opened, Method, Requisites, “I have paid”, Paid, Most leave',
    ],
  ),
  sights: sights('combobox', ['data.terminal.statistic', 'Period']),
};

const checks: OfficeScreen = {
  title: 'Checks',
  path: '/checks',
  right: 'audit.read',
  link: inSidebar('Checks'),
  columns: named(['audit.read', 'Name, State, Since (UTC), Found']),
  sights: sights('button', ['audit.read', 'Check now']),
};

const audit: OfficeScreen = {
  title: 'Audit',
  path: '/audit',
  right: 'audit.read',
  link: inSidebar('Audit'),
  columns: named(['audit.read', 'Time (UTC), Actor, Action, Object, Changes, Address']),
  sights: sights('button', ['audit.read', 'Filter, Download CSV, Older entries']),
};

/** Every screen of the signed-in, in the order in which one leads to the next. */
export const officeScreens: readonly OfficeScreen[] = [
  invoices,
  invoice,
  customer,
  reports,
  money,
  people,
  providers,
  provider,
  merchant,
  terminals,
  accounts,
  account,
  monitoring,
  alerts,
  checks,
  audit,
  approvals,
  notifications,
  settings,
  changePassword,
];
