import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { currencies } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { makePreview } from '../../fixtures/invoices.ts';
import { makeReturnable } from '../../fixtures/returns.ts';
import { ReturnDialog, type ReturnDialogProps } from './ReturnDialog.tsx';

const onPreview = fn<ReturnDialogProps['onPreview']>();
const onReturn = fn<ReturnDialogProps['onReturn']>();
const reason = 'The sender asked for it';
const { balance: _, ...effect } = makePreview({
  callbacks: [],
  fee: null,
  postings: [
    {
      kind: 'return_started',
      legs: [
        { account: 'suspense', currency: currencies.UZS, sum: -10_000_000 },
        { account: 'return_reserve', currency: currencies.UZS, sum: 10_000_000 },
      ],
    },
  ],
  vouchedAmount: 0,
});

const meta = {
  title: 'Screens/Back office/Return of money',
  component: ReturnDialog,
  args: { isOpen: true, onOpenChange: fn(), onPreview, onReturn, returnable: makeReturnable() },
  beforeEach: () => {
    onPreview.mockReset();
    onPreview.mockResolvedValue(effect);
    onReturn.mockReset();
    onReturn.mockResolvedValue(true);
  },
} satisfies Meta<typeof ReturnDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (userEvent: UserEventObject, payee: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Return money' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Payee’s card number/ }), payee);
  await userEvent.click(dialog.getByRole('button', { name: 'Return money' }));
  return dialog;
};

// LEDGER-281, OFFICE-290
/** All that stands in suspense is offered; the effect is shown before the reason. */
export const Whole: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await fill(userEvent, '9860');
    const payee = dialog.getByRole('textbox', { name: /^Payee’s card number/ });
    await waitFor(() => expect(payee).toHaveAccessibleDescription(/too few/));
    await expect(onPreview).not.toHaveBeenCalled();
    await userEvent.clear(payee);
    await fill(userEvent, '8600000000000007');
    const terms = { amount: 10_000_000, payee: { credential: '8600000000000007' } };
    await expect(onPreview).toHaveBeenCalledWith(terms);
    const question = within(await screen.findByRole('alertdialog', { name: 'Return money' }));
    const effectName = await question.findByText('Suspense → Reserve of returns');
    // The question moves in.
    await waitFor(() => expect(effectName).toBeVisible());
    await expect(question.getByText('Callback to the merchant')).toBeVisible();
    // A card number is compared in groups of four.
    await expect(question.getByText(/to 8600 0000 0000 0007\?$/)).toBeVisible();
    await userEvent.click(question.getByRole('textbox', { name: /Reason/ }));
    await userEvent.paste(reason);
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    await expect(onReturn).toHaveBeenCalledWith(terms, reason);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Ends the request for the money. */
const server = { end: () => {} };

/** It opens before the money is known; the focus comes back from the same dialog once it is. */
export const KnownLater: Story = {
  args: { returnable: undefined },
  render: function Later(args) {
    const [isOpen, setIsOpen] = useState(false);
    const [isKnown, setIsKnown] = useState(false);
    server.end = () => setIsKnown(true);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        <ReturnDialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          returnable={isKnown ? makeReturnable() : undefined}
        >
          Loading the money
        </ReturnDialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await screen.findByText('Loading the money');
    server.end();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** A second person and the payment by hand are named before the confirmation. */
export const NeedsApproval: Story = {
  args: { returnable: makeReturnable({ isMadeByHand: true }) },
  play: async ({ userEvent }) => {
    onPreview.mockResolvedValueOnce({ ...effect, isApprovalRequired: true });
    const dialog = await fill(userEvent, '8600000000000007');
    await expect(dialog.getByText(/waits in Money, To confirm/)).toBeInTheDocument();
    const approval = await screen.findByText(/This needs approval by a second person/);
    await waitFor(() => expect(approval).toBeVisible());
  },
};

/** A refusal is shown before the confirmation, which is then not possible. */
export const TooLittleOnTheAccount: Story = {
  play: async ({ userEvent }) => {
    onPreview.mockRejectedValueOnce(
      new ApiProblem({ code: 'x', kind: 'http', status: 422, title: 'The balance is too small' }),
    );
    await fill(userEvent, '8600000000000007');
    const refusal = await screen.findByText('The balance is too small');
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** A method with a bank needs the bank, too. */
export const ToABank: Story = {
  args: { returnable: makeReturnable({ currency: currencies.RUB, paymentMethodName: 'Sbp' }) },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Return money' }));
    const phone = dialog.getByRole('textbox', { name: /^Payee’s phone number/ });
    await userEvent.type(phone, '9001234567');
    await userEvent.click(dialog.getByRole('button', { name: 'Return money' }));
    const bank = dialog.getByRole('combobox', { name: 'Payee’s bank' });
    await waitFor(() => expect(bank).toHaveAccessibleDescription(/Choose the bank/));
    await expect(onPreview).not.toHaveBeenCalled();
  },
};
