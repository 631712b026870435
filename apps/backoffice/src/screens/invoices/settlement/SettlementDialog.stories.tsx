import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { emptySettlement } from './settlement-amounts.ts';
import { SettlementDialog } from './SettlementDialog.tsx';

const meta = {
  title: 'Screens/Back office/Settlement',
  component: SettlementDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    currencyCode: 'UZS',
    isOpen: true,
    isPending: false,
    onChange: fn(),
    onOpenChange: fn(),
    onSave: fn(),
    problem: undefined,
    rateWords: '1 USDT = 12\u202F650.00 UZS, set 20/11/2026 13:20:00 UTC.',
    review: undefined,
    texts: emptySettlement,
  },
} satisfies Meta<typeof SettlementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Settlement' }));
const atTheRate = {
  implied: '1 USDT = 12\u202F650.00 UZS',
  deviation: 'at the rate',
  balanceBefore: '6\u202F000\u202F000.00 UZS',
  balanceAfter: '4\u202F735\u202F000.00 UZS',
  isBalanceEnough: true,
  doubt: undefined,
};
const typed = { baseAmount: '1265000', settlementAmount: '100' };

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const settlement = await dialog();
    await userEvent.type(settlement.getByRole('textbox', { name: 'Сумма' }), '5');
    await expect(args.onChange).toHaveBeenCalledWith({ ...emptySettlement, baseAmount: '5' });
    await userEvent.click(settlement.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Full: Story = { args: { review: atTheRate, texts: typed } };

// OFFICE-341
/** Everything that is free is proposed to the minor unit; what payouts hold is named. */
export const Everything: Story = {
  args: { free: { currency: currencies.UZS, free: 600_000_003, reserved: 1_000_000 } },
  play: async ({ args, userEvent }) => {
    const settlement = await dialog();
    await expect(settlement.getByRole('textbox', { name: 'Сумма' })).toHaveAccessibleDescription(
      /Free now: 6\s000\s000\.03 UZS, beside 10\s000\.00 reserved for payouts/,
    );
    await userEvent.click(settlement.getByRole('button', { name: 'Settle everything' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      ...emptySettlement,
      baseAmount: '6000000.03',
    });
  },
};

// OFFICE-231
/**
 * Half of the rate's amount: the implied rate, the deviation and the balance after it are shown.
 */
export const FarFromTheRate: Story = {
  args: {
    review: {
      ...atTheRate,
      implied: '1 USDT = 25\u202F300.00 UZS',
      deviation: '100.00 % above the rate',
      doubt: 'The amounts are more than 2 % away from the rate.',
    },
    texts: { ...typed, settlementAmount: '50' },
  },
  play: async () => {
    const settlement = await dialog();
    await waitFor(() => expect(settlement.getByText('1 USDT = 25 300.00 UZS')).toBeVisible());
    await expect(settlement.getByText('100.00 % above the rate')).toBeVisible();
    await expect(settlement.getByText('4 735 000.00 UZS')).toBeVisible();
    await expect(settlement.getByText(/more than 2 % away/)).toBeVisible();
  },
};

// OFFICE-38
/** Nothing can be changed or sent again while it runs. */
export const Saving: Story = {
  args: { isPending: true, texts: typed },
  play: async ({ args, userEvent }) => {
    const settlement = await dialog();
    const save = settlement.getByRole('button', { name: /Save/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

// OFFICE-37
/** Each field shows its error, in the agreed words. */
export const WrongFields: Story = {
  args: {
    problem: {
      errors: [
        { message: 'baseAmount is a required field', path: '/baseAmount' },
        { message: 'settlementAmount is a required field', path: '/settlementAmount' },
      ],
      title: undefined,
    },
  },
  play: async () => {
    const settlement = await dialog();
    await waitFor(() =>
      expect(settlement.getByText('baseAmount is a required field')).toBeVisible(),
    );
    await expect(settlement.getByText('settlementAmount is a required field')).toBeVisible();
  },
};

/** A refusal keeps the text. */
export const Refused: Story = {
  args: { problem: { errors: [], title: 'The balance is not enough' }, texts: typed },
  play: async () => {
    const settlement = await dialog();
    await expect(settlement.getByRole('alert')).toHaveTextContent('The balance is not enough');
    await expect(settlement.getByRole('textbox', { name: 'Сумма' })).toHaveValue('1265000');
  },
};

export const OnAPhone: Story = { args: { texts: typed }, globals: { viewport: { value: 'w360' } } };
