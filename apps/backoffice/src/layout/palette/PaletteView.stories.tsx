import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeInvoiceList } from '../../fixtures/invoices.ts';
import { makeTerminals } from '../../fixtures/terminals.ts';
import { paletteEntries } from './palette-entries.ts';
import { PaletteView } from './PaletteView.tsx';

const found = {
  permissions: [],
  commands: [{ id: ':status-DONE', label: 'Change status to DONE' }],
  visits: [{ address: '/invoices/019aa1f2', label: 'Invoice 019AA1F2 · 480 000.00 UZS' }],
  accounts: [],
  invoices: makeInvoiceList(1),
  terminals: makeTerminals(),
  hasSeveralMerchants: true,
};

const meta = {
  title: 'Screens/Back office/Palette',
  component: PaletteView,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: paletteEntries('deposits', found),
    isLoading: false,
    onGo: fn(),
    onOpenChange: fn(),
    onType: fn(),
  },
} satisfies Meta<typeof PaletteView>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: /^Screen, invoice/ });

/** Typed text is searched; Enter opens the first match. */
export const Found: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('deposits');
    await expect(args.onType).toHaveBeenLastCalledWith('deposits');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/invoices?terminal=12');
  },
};

// OFFICE-483
/** Before anything is typed there are recent things, pages and commands; Escape leaves at once. */
export const Empty: Story = {
  args: { entries: paletteEntries('', found) },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('Recent: Invoice 019AA1F2');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/invoices/019aa1f2');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

// OFFICE-482
/** A command of the open page. */
export const Command: Story = {
  args: { entries: paletteEntries('status done', { ...found, invoices: [] }) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'status done');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(':status-DONE');
  },
};

/** Enter does nothing until the server has responded. */
export const Searching: Story = {
  args: { entries: [], isLoading: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), '019aa1f2{Enter}');
    await waitFor(() => expect(screen.getAllByText('Searching…')[0]).toBeVisible());
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  args: { entries: [] },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'payme');
    await waitFor(() => expect(screen.getAllByText('Nothing found.')[0]).toBeVisible());
  },
};
