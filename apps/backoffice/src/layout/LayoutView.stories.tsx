import type { Meta, StoryObj } from '@storybook/react-vite';
import { permissions } from '@tiyin/domain/permissions';
import { TerminalSelect } from '@tiyin/ui/payments/terminal-select';
import { Select } from '@tiyin/ui/select';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeCurrentUser } from '../fixtures/people.ts';
import { makeTerminals } from '../fixtures/terminals.ts';
import { LayoutView } from './LayoutView.tsx';

const onAutoRetry = fn();

/* In the order of the sidebar (OFFICE-7); other entries are below or after. */
const mainPages = [
  'Dashboard',
  'Reports',
  'Money',
  'Merchant',
  'Terminals',
  'Accounts',
  'Providers',
  'Monitoring',
  'Alerts',
  'Checks',
  'Audit',
  'People',
  'Approvals',
  'Notifications',
  'Settings',
];

const meta = {
  title: 'Screens/Back office/Layout',
  component: LayoutView,
  args: {
    children: <p>A screen stands here.</p>,
    onOverlay: fn(),
    onSignOut: fn(),
    onTestDashboard: fn(),
    path: '/invoices',
    title: 'Invoices',
    user: makeCurrentUser(),
  },
} satisfies Meta<typeof LayoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-6, OFFICE-7, OFFICE-8, OFFICE-13
export const OnInvoices: Story = {
  args: {
    controls: <TerminalSelect terminals={makeTerminals()} value="" onChange={fn()} />,
    merchantName: 'Bozor',
    supportUrl: 'https://help.example/',
    notes: { notifications: '3' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices');
    await expect(canvas.getByText('Test data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Show production data$/ }));
    await expect(args.onTestDashboard).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/invoices',
    );
    await expect(canvas.getByText('Malika Karimova')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^tiyin/ })).toHaveAttribute('href', '/invoices');
    const support = canvas.getByRole('link', { name: 'Support' });
    await expect(support).toHaveAttribute('href', 'https://help.example/');
    await expect(support).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }));
    await expect(args.onOverlay).toHaveBeenLastCalledWith('appearance');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to anything' }));
    await expect(args.onOverlay).toHaveBeenLastCalledWith('palette');
    await expect(canvas.getByRole('link', { name: /^Notifications/ })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

// INVOICE-219
/** Above a production invoice of another merchant the bar shows its mode, whatever was chosen. */
export const OfOneInvoice: Story = {
  args: {
    merchantName: 'Bozor',
    path: '/invoices/019aa1f2-7c40-7e11-9b52-4f6d20c1a001',
    subject: { isTest: false, merchantName: 'Toshkent Taxi' },
    title: 'Invoice',
    user: makeCurrentUser({ testDashboard: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Test data')).toBeNull();
    await expect(canvas.queryByText('Bozor')).toBeNull();
    await expect(canvas.getByText('Production data')).toBeVisible();
    await expect(canvas.getByText('Toshkent Taxi')).toBeVisible();
  },
};

// OFFICE-881
/** With a production terminal chosen the page shows its data, and the bar says so, whatever mode was chosen. */
export const OfOneTerminal: Story = {
  args: {
    ...OnInvoices.args,
    controls: <TerminalSelect terminals={makeTerminals()} value="12" onChange={fn()} />,
    terminalIsTest: false,
    user: makeCurrentUser({ testDashboard: true }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Production data')).toBeVisible();
    await expect(canvas.queryByText('Test data')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Show test data$/ }));
    await expect(args.onTestDashboard).toHaveBeenCalledWith(true);
  },
};

// INVOICE-219
/** Until the invoice is known the bar claims nothing. */
export const InvoiceLoading: Story = {
  args: { ...OfOneInvoice.args, subject: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Test|Production) data$/)).toBeNull();
    await expect(canvas.queryByText('Bozor')).toBeNull();
  },
};

/** Until the name of the person's merchant is known there is no scope, so that nothing is pushed aside. */
export const MerchantLoading: Story = {
  args: { merchantName: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Test data')).toBeNull();
  },
};

// OFFICE-10, PEOPLE-26
/** A person who sees all merchants picks one. */
export const OfTheOperator: Story = {
  args: {
    autoRetry: { isOn: true, onChange: onAutoRetry },
    user: makeCurrentUser({ permissions: [...permissions] }),
    controls: <TerminalSelect terminals={makeTerminals()} value="" onChange={fn()} />,
    merchantPicker: (
      <Select
        label="Merchant"
        layout="segment"
        options={[{ id: '1', label: 'Samarqand Market' }]}
        value="1"
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Merchant' })).toHaveTextContent(
      'Samarqand Market',
    );
    const pages = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(pages.map(({ textContent }) => textContent)).toEqual(mainPages);
  },
};

// PEOPLE-28
/** A person who may edit the settings turns auto-retry on and off. */
export const AutoRetry: Story = {
  args: { autoRetry: { isOn: false, onChange: onAutoRetry } },
  play: async ({ canvas, userEvent }) => {
    onAutoRetry.mockClear();
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto-retry' }));
    await expect(onAutoRetry).toHaveBeenCalledWith(true);
  },
};

// OFFICE-14, OFFICE-441
/** A person who may only read them sees the state; others see nothing. */
export const AutoRetryToRead: Story = {
  args: { autoRetry: { isOn: true } },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('switch', { name: 'Auto-retry' });
    await expect(shown).toBeChecked();
    await expect(shown).toBeDisabled();
  },
};

/** Production is named in words and looks different from test. */
export const Production: Story = {
  args: { path: '/invoices/x', title: 'Invoice', user: makeCurrentUser({ testDashboard: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Test data')).toBeNull();
    await expect(canvas.getByText('Production data')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Support' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Show test data$/ }));
    await expect(args.onTestDashboard).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
};

/** Of a person without a merchant of their own, with a long name and a long title. */
export const Texts: Story = {
  args: {
    merchantName: 'Oʻzbekiston gʻazna savdosi, Самаркандский филиал',
    title: 'Счета по всем терминалам',
    user: makeCurrentUser({
      personal: { firstName: 'Муҳаммадшариф', lastName: 'Абдулҳамидов-Каримхӯжаев' },
    }),
  },
};

/** Narrower than a desktop: the sidebar has icons only, each with its name as a tooltip. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

/** On a phone the sidebar is a drawer, opened and closed with a key. */
export const OnAPhone: Story = {
  args: { ...OnInvoices.args, autoRetry: { isOn: true, onChange: onAutoRetry } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const menu = canvas.getByRole('button', { name: 'Open navigation' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
