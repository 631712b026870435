import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conditionsOf } from '../../../addresses/filter-fields.ts';
import { noFilter } from '../../../addresses/invoice-filter.ts';
import { FilterDialog } from './FilterDialog.tsx';

const meta = {
  title: 'Screens/Back office/Invoice filter',
  component: FilterDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Filter) => (
      <PermissionsProvider permissions={['invoice.transaction.read']}>
        <Filter />
      </PermissionsProvider>
    ),
  ],
  args: {
    filter: noFilter,
    isOpen: true,
    onApply: fn(),
    onOpenChange: fn(),
    onRetryStatuses: fn(),
    statuses: invoiceStatuses,
    today: '2026-11-20',
    decimals: 2,
  },
} satisfies Meta<typeof FilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = {
  ...noFilter,
  search: 'order-88214',
  statusIds: [1, 5],
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
  lastStatusDate: '2026-11-21',
  flowType: 'DEPOSIT',
  sumFrom: 1000,
  sumTo: 2500.5,
  isLarge: true,
  isPayoutUnknown: true,
} as const;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Filter' }));

// OFFICE-31
/** Only chosen conditions are applied. */
export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    const flags = conditionsOf(noFilter).filter(({ kind }) => kind === 'flag');
    await expect(filter.getAllByRole('checkbox')).toHaveLength(
      invoiceStatuses.length + flags.length,
    );
    await expect(filter.getByRole('combobox', { name: /Flow Type/ })).toHaveTextContent(
      'Not selected',
    );
    await userEvent.click(filter.getByRole('checkbox', { name: 'DONE' }));
    await userEvent.type(filter.getByRole('textbox', { name: 'Sum From' }), '1000.5');
    await userEvent.type(filter.getByRole('textbox', { name: 'Sum To' }), 'much');
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      ...noFilter,
      statusIds: [5],
      sumFrom: 1000.5,
    });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Reset takes off all of it but the search, which has a field of its own. */
export const Full: Story = {
  args: { filter: whole },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await expect(filter.getByRole('checkbox', { name: 'NEW' })).toBeChecked();
    await expect(filter.getByRole('checkbox', { name: 'Payout outcome unknown' })).toBeChecked();
    await expect(filter.getByRole('textbox', { name: 'Sum To' })).toHaveValue('2\u202F500.50');
    await userEvent.click(filter.getByRole('button', { name: 'Reset Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilter, search: 'order-88214' });
  },
};

// INVOICE-465, INVOICE-466
/** A large amount is said in each currency; a list of payouts needs the permission for them. */
export const Flags: Story = {
  decorators: [
    (Filter) => (
      <PermissionsProvider permissions={[]}>
        <Filter />
      </PermissionsProvider>
    ),
  ],
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await expect(filter.queryByRole('checkbox', { name: 'Payout outcome unknown' })).toBeNull();
    const amounts = filter.getByText(/^From 10 000 000 UZS, 50 000 RUB/);
    await waitFor(() => expect(amounts).toBeVisible());
    await userEvent.click(filter.getByRole('checkbox', { name: 'Large amount' }));
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilter, isLarge: true });
  },
};

// INVOICE-590
/** A method is chosen, an account is named by its id; without the permission only methods are offered. */
export const Route: Story = {
  decorators: [
    (Filter) => (
      <PermissionsProvider permissions={['people.account']}>
        <Filter />
      </PermissionsProvider>
    ),
  ],
  args: { filter: { ...noFilter, accountId: 0 } },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    const account = filter.getByRole('textbox', { name: 'Account ID' });
    await expect(account).toHaveValue('0');
    await userEvent.clear(account);
    await userEvent.type(account, '17');
    await userEvent.type(filter.getByRole('textbox', { name: 'Bank' }), 'Kapitalbank');
    await userEvent.click(filter.getByRole('combobox', { name: /Payment method/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'None chosen' }));
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      ...noFilter,
      accountId: 17,
      bank: 'Kapitalbank',
      paymentMethod: 'none',
    });
  },
};

// INVOICE-621, OFFICE-621
/** One's own, those of nobody, or those of a person. */
export const Assigned: Story = {
  decorators: [
    (Filter) => (
      <PermissionsProvider permissions={['invoice.event.read']}>
        <Filter />
      </PermissionsProvider>
    ),
  ],
  args: { filter: { ...noFilter, assignee: '9' }, people: [{ id: 4, name: 'Timur Aliev' }] },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    const assignee = filter.getByRole('combobox', { name: /Assigned to/ });
    await expect(assignee).toHaveTextContent('Person 9');
    await userEvent.click(assignee);
    for (const name of ['Me', 'Nobody', 'Timur Aliev']) {
      await expect(await screen.findByRole('option', { name })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('option', { name: 'Timur Aliev' }));
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilter, assignee: '4' });
  },
};

// INVOICE-590
export const RouteWithoutAccounts: Story = {
  play: async () => {
    const filter = await dialog();
    await expect(filter.queryByRole('combobox', { name: /Assigned to/ })).toBeNull();
    const method = filter.getByRole('combobox', { name: /Payment method/ });
    await waitFor(() => expect(method).toBeVisible());
    for (const name of ['Account ID', 'Bank', 'Provider ID']) {
      await expect(filter.queryByRole('textbox', { name })).toBeNull();
    }
  },
};

// LEDGER-235
/** A sum has the decimals of the currencies that are listed, here none. */
export const WholeSums: Story = {
  args: { decimals: 0, filter: { ...noFilter, sumFrom: 1000 } },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await expect(filter.getByRole('textbox', { name: 'Sum From' })).toHaveValue('1\u202F000');
    await userEvent.type(filter.getByRole('textbox', { name: 'Sum To' }), '2500');
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilter, sumFrom: 1000, sumTo: 2500 });
  },
};

// LEDGER-235
/** And here three. */
export const ThreeDecimals: Story = {
  args: { decimals: 3 },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await userEvent.type(filter.getByRole('textbox', { name: 'Sum From' }), '1.234');
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...noFilter, sumFrom: 1.234 });
  },
};

/** Crossed bounds are reported at their field, and never applied. */
export const Crossed: Story = {
  args: { filter: { ...noFilter, sumTo: 100 } },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await userEvent.type(filter.getByRole('textbox', { name: 'Sum From' }), '101');
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(filter.getByText('Enter 100.00 or less')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { statuses: 'loading' },
  play: async () => {
    const filter = await dialog();
    await expect(filter.getByRole('button', { name: 'Apply Filter' })).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { statuses: 'failed' },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await userEvent.click(filter.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryStatuses).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  args: { filter: whole },
  globals: { viewport: { value: 'w360' } },
};
