import type { Meta, StoryObj } from '@storybook/react-vite';
import { TerminalSelect } from '@tiyin/ui/payments/terminal-select';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeCurrentUser } from '../fixtures/people.ts';
import { makeTerminals } from '../fixtures/terminals.ts';
import { LayoutView } from './LayoutView.tsx';

const onAutoRetry = fn();

const meta = {
  title: 'Screens/Back office/Layout',
  component: LayoutView,
  args: {
    children: <p>A screen stands here.</p>,
    onSignOut: fn(),
    path: '/invoices',
    title: 'Invoices',
    user: makeCurrentUser(),
  },
} satisfies Meta<typeof LayoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnInvoices: Story = {
  args: {
    controls: <TerminalSelect terminals={makeTerminals()} value="" onChange={fn()} />,
    merchantName: 'Bozor',
    notes: { notifications: '3' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices');
    await expect(canvas.getByText('Test data')).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/invoices',
    );
    await expect(canvas.getByRole('link', { name: /^Notifications/ })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Who may edit the settings turns auto-retry on and off. */
export const AutoRetry: Story = {
  args: { autoRetry: { isOn: false, onChange: onAutoRetry } },
  play: async ({ canvas, userEvent }) => {
    onAutoRetry.mockClear();
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto-retry' }));
    await expect(onAutoRetry).toHaveBeenCalledWith(true);
  },
};

/** Who may only read them sees how it stands; who may not, nothing. */
export const AutoRetryToRead: Story = {
  args: { autoRetry: { isOn: true } },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('switch', { name: 'Auto-retry' });
    await expect(shown).toBeChecked();
    await expect(shown).toBeDisabled();
  },
};

/** Production data is the plain case: nothing marks it. */
export const Production: Story = {
  args: { path: '/invoices/x', title: 'Invoice', user: makeCurrentUser({ testDashboard: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Test data')).toBeNull();
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
