import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EndReturnDialog } from './EndReturnDialog.tsx';
import type { EndReturnDialogProps } from './EndReturnDialog.tsx';

const meta = {
  title: 'Screens/Back office/Returns/Declare the outcome',
  component: EndReturnDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onEnd: fn<EndReturnDialogProps['onEnd']>(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof EndReturnDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const reason = 'The bank shows the debit of 2 December';

// LEDGER-253
/** Paid, with the bank's reference and a reason. */
export const Paid: Story = {
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: 'It was paid' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Bank’s reference/ }), 'BANK-78');
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), reason);
    await userEvent.click(form.getByRole('button', { name: 'Send for approval' }));
    await expect(args.onEnd).toHaveBeenCalledWith({
      status: 'paid',
      transferId: 'BANK-78',
      reason,
    });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

// LEDGER-773
/** It failed, and was paid: nothing but the bank's reference and a reason is asked. */
export const PaidThoughFailed: Story = {
  args: { hadFailed: true },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await expect(form.queryByRole('radio')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: /^Bank’s reference/ }), 'BANK-79');
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), reason);
    await userEvent.click(form.getByRole('button', { name: 'Send for approval' }));
    await expect(args.onEnd).toHaveBeenCalledWith({
      status: 'paid',
      transferId: 'BANK-79',
      reason,
    });
  },
};

// LEDGER-253, OFFICE-906
/** A reason that is too short is marked, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: 'It was not paid' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'no');
    await userEvent.click(form.getByRole('button', { name: 'Send for approval' }));
    await expect(form.getByText(/^A reason has \d/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Its provider has reported it meanwhile: the dialog stays, and says so. */
export const KnownMeanwhile: Story = {
  args: {
    onEnd: fn<EndReturnDialogProps['onEnd']>(() =>
      Promise.resolve({ title: 'The outcome of this return is known already', errors: [] }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: 'It was not paid' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), reason);
    await userEvent.click(form.getByRole('button', { name: 'Send for approval' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('is known already');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
