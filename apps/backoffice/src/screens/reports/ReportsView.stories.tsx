import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { reportKinds, type ReportName } from '@tiyin/domain/reports';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { ReportsView } from './ReportsView.tsx';

const choices = {
  currencies: [
    { id: '1', label: 'Uzbekistani som' },
    { id: '2', label: 'Russian ruble' },
  ],
  currencyCodes: [
    { id: '1', label: 'UZS' },
    { id: '2', label: 'RUB' },
  ],
  providers: [{ id: '1', label: 'Sandbox' }],
  pools: [{ id: '1', label: 'UZS cards' }],
};

const meta = {
  title: 'Screens/Back office/Reports',
  component: ReportsView,
  args: {
    kinds: reportKinds,
    choices,
    downloads: {},
    onGetReport: fn(),
    onPreview: fn(),
    onRetry: fn(),
    today: '2026-11-20',
  },
} satisfies Meta<typeof ReportsView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

async function pasteDay(user: User, canvas: Canvas, label: string, day: string) {
  const [first] = within(canvas.getByRole('group', { name: new RegExp(`^${label}`) })).getAllByRole(
    'spinbutton',
  );
  first?.focus();
  await user.paste(day);
}

const only = (name: ReportName) => reportKinds.filter((kind) => kind.name === name);

async function choose(user: User, canvas: Canvas, label: string, option: string) {
  await user.click(canvas.getByRole('combobox', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const november = { periodStart: '2026-11-01', periodEnd: '2026-11-20' };
const nothing = { currencyId: null, providerId: null, terminalPoolId: null };

export const Full: Story = {
  decorators: [inFrame('Reports')],
  play: async ({ canvas }) => {
    // A row after the other.
    await waitFor(() => expect(canvas.getAllByText('Get report')).toHaveLength(4));
  },
};

/** A completed form is requested: the provider's report has the most fields. */
export const FilledIn: Story = {
  args: { kinds: only('provider') },
  play: async ({ args, canvas, userEvent }) => {
    await pasteDay(userEvent, canvas, 'Date From', '2026-11-01');
    await pasteDay(userEvent, canvas, 'Date To', '20/11/2026');
    await choose(userEvent, canvas, 'Currency', 'UZS');
    await choose(userEvent, canvas, 'Provider', 'Sandbox');
    await userEvent.click(canvas.getByText('Get report'));
    const request = { ...november, ...nothing, currencyId: 1, providerId: 1 };
    await expect(args.onGetReport).toHaveBeenCalledWith('provider', request);
  },
};

// OFFICE-575
/** A period sets the days of every card, and is pressed while all of them have it. */
export const Periods: Story = {
  args: { kinds: reportKinds.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('button', { name: 'Last month' });
    await userEvent.click(month);
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    const transactions = card(canvas, 'Transactions');
    await userEvent.click(transactions.getByText('Get report'));
    const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31' };
    await expect(args.onGetReport).toHaveBeenCalledWith('invoice', { ...october, ...nothing });
    const balance = card(canvas, 'Balance');
    await choose(userEvent, balance, 'Currency', 'Uzbekistani som');
    await userEvent.click(balance.getByText('Get report'));
    const inSom = { ...october, ...nothing, currencyId: 1 };
    await expect(args.onGetReport).toHaveBeenLastCalledWith('balance', inSom);
    await pasteDay(userEvent, transactions, 'Date To', '2026-10-30');
    await expect(month).toHaveAttribute('aria-pressed', 'false');
  },
};

// OFFICE-576
/** The preview takes the same fields as the file, and is not requested without them. */
export const Preview: Story = {
  args: { kinds: only('balance') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByText('Choose a currency')).toBeVisible();
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await choose(userEvent, canvas, 'Currency', 'Uzbekistani som');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const today = { periodStart: '2026-11-20', periodEnd: '2026-11-20' };
    const request = { ...today, ...nothing, currencyId: 1 };
    await expect(args.onPreview).toHaveBeenCalledWith('balance', request);
    await expect(args.onGetReport).not.toHaveBeenCalled();
  },
};

// OFFICE-53
/** A missing value is reported at its field, and no request is sent; a choice can be cleared. */
export const Required: Story = {
  args: { kinds: only('pool.balance') },
  play: async ({ args, canvas: pool, userEvent }) => {
    await choose(userEvent, pool, 'Terminal pool', 'UZS cards');
    await choose(userEvent, pool, 'Terminal pool', 'Not selected');
    await userEvent.click(pool.getByText('Get report'));
    await expect(await pool.findAllByText('Choose a day')).toHaveLength(2);
    await expect(pool.getByText('Choose a terminal pool')).toBeVisible();
    await expect(args.onGetReport).not.toHaveBeenCalled();
  },
};

/** The from date is not after the to date: the fields say so, and no request is sent. */
export const WrongWayRound: Story = {
  args: { kinds: only('invoice') },
  play: async ({ args, canvas: transactions, userEvent }) => {
    await pasteDay(userEvent, transactions, 'Date From', '2026-11-20');
    await pasteDay(userEvent, transactions, 'Date To', '2026-11-01');
    await userEvent.click(transactions.getByText('Get report'));
    await expect((await transactions.findAllByText(/20\/11\/2026/)).length).toBeGreaterThan(0);
    await expect(args.onGetReport).not.toHaveBeenCalled();
  },
};

// INVOICE-66, OFFICE-55
/** Requested, downloading, refused, interrupted: each card shows its own report's state. */
export const Downloading: Story = {
  args: {
    downloads: {
      invoice: { state: 'pending' },
      balance: { state: 'started' },
      provider: {
        state: 'failed',
        failure: 'The report could not be made: Something went wrong on our side.',
      },
      'pool.balance': {
        state: 'failed',
        failure: 'The report broke off half-way, and nothing was saved. Try again.',
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Terminal Pool Balance' });
    await expect(card(canvas, 'Balance').getByRole('status')).toHaveTextContent(
      'The download has begun',
    );
    await expect(card(canvas, 'Terminal Pool Balance').getByRole('alert')).toHaveTextContent(
      'broke off half-way',
    );
  },
};

// PEOPLE-27
/** A merchant's staff have fewer of them. */
export const SomeReports: Story = {
  args: { kinds: reportKinds.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Provider')).toBeNull();
  },
};

/** The lists are loading: reports without them can be completed. */
export const Loading: Story = {
  args: {
    choices: {
      currencies: undefined,
      currencyCodes: undefined,
      providers: undefined,
      pools: undefined,
    },
  },
  play: async ({ canvas }) => {
    const balance = card(canvas, 'Balance');
    await expect(balance.getByRole('combobox', { name: /Currency/ })).toBeDisabled();
  },
};

/** The lists did not load. */
export const Failed: Story = {
  args: {
    ...Loading.args,
    problem: new ApiProblem({
      code: 'network',
      kind: 'network',
      status: 0,
      title: 'The server cannot be reached',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The lists to choose from did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A person may visit the page and have none of the reports. */
export const NoReports: Story = {
  args: { kinds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have access to none of the reports')).toBeVisible();
  },
};
