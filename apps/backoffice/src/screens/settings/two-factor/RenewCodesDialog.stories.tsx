import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';

const meta = {
  title: 'Screens/Back office/New recovery codes',
  component: RenewCodesDialog,
  args: {
    recoveryCodes: undefined,
    onRenew: fn(),
    onClose: fn(),
    isPending: false,
    problem: undefined,
  },
} satisfies Meta<typeof RenewCodesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText(/let nobody in any more/)).toBeVisible());
    await userEvent.click(shown.getByRole('button', { name: 'Continue' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

// PEOPLE-522
/** The new codes are shown once, and can be copied. */
export const Renewed: Story = {
  args: { recoveryCodes: ['abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'bcde-fghj-kmnp-qrst-uvwx-yz23'] },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText(/The former codes are void/)).toBeVisible());
    await expect(shown.getByText('abcd-efgh-jkmn-pqrs-tuvw-xyz2')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Copy: Recovery codes' })).toBeVisible();
    // OFFICE-931
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { problem: { title: 'Two-factor sign-in is not on', errors: [] } },
  play: async () => {
    const refusal = (await dialog()).getByText('Two-factor sign-in is not on');
    await waitFor(() => expect(refusal).toBeVisible());
  },
};
