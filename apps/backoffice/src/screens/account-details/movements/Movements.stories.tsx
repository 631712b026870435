import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeMovements } from '../../../fixtures/accounts.ts';
import type { MoveMoneyDialogProps } from './MoveMoneyDialog.tsx';
import { MoveMoney } from './MoveMoney.tsx';
import { MovementsCard } from './MovementsCard.tsx';

const onMove = fn<MoveMoneyDialogProps['onMove']>();
const standing = { balance: 184_250_050, limit: 2_000_000_000_000 };

const meta = {
  title: 'Screens/Back office/Account movements',
  component: MovementsCard,
  args: {
    actions: <MoveMoney currency={currencies.UZS} standing={standing} onMove={onMove} />,
    onPageChange: fn(),
    onRetry: fn(),
    page: { data: makeMovements(), total: 2 },
    pageIndex: 0,
  },
} satisfies Meta<typeof MovementsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// LEDGER-24, OFFICE-75
/** All fields are required, and the text stays after a refusal. */
export const Booking: Story = {
  play: async ({ canvas, userEvent }) => {
    onMove.mockReset();
    onMove.mockResolvedValueOnce({ errors: [], title: 'There is not enough money for this' });
    onMove.mockResolvedValueOnce(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Book movement' }));
    const form = within(await screen.findByRole('dialog', { name: 'Book movement' }));
    const book = form.getByRole('button', { name: 'Book movement' });
    await userEvent.click(book);
    await expect((await form.findAllByText('Direction is required'))[0]).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Sweep' }));
    await userEvent.type(form.getByRole('textbox', { name: /Amount/ }), '2000000');
    await userEvent.type(form.getByRole('textbox', { name: 'Comment' }), 'To the bank');
    // OFFICE-420
    await expect(
      await form.findByText(/^Now 1.842.500\.50 UZS, \u2212157.499\.50 UZS after it/u),
    ).toBeVisible();
    await userEvent.click(book);
    await expect(await form.findByText('There is not enough money for this')).toBeVisible();
    await userEvent.click(book);
    await expect(onMove).toHaveBeenLastCalledWith({
      amount: 200_000_000n,
      comment: 'To the bank',
      direction: 'SWEEP',
    });
  },
};

// OFFICE-924
/** A discarded text is not there at the next opening. */
export const Discarded: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Book movement' });
    const comment = () => screen.findByRole('textbox', { name: 'Comment' });
    await userEvent.click(open);
    await userEvent.type(await comment(), 'To the bank');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await comment()).toHaveValue('');
  },
};

export const Empty: Story = { args: { page: { data: [], total: 0 } } };

export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({
      code: 'x',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
  },
};
