import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeInvoiceList } from '../../fixtures/invoices.ts';
import { makeTerminals } from '../../fixtures/terminals.ts';
import { paletteEntries } from './palette-entries.ts';
import { PaletteView } from './PaletteView.tsx';

const found = {
  permissions: [],
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
