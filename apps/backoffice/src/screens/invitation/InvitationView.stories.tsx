import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { InvitationView } from './InvitationView.tsx';

const meta = {
  title: 'Screens/Back office/Invitation',
  component: InvitationView,
  args: {
    invitation: {
      username: 'nodira',
      firstName: 'Nodira',
      lastName: 'Yusupova',
      invitedBy: 'Malika Karimova',
      expiryDate: '2026-11-22T08:02:11.000Z',
    },
    isDone: false,
    isPending: false,
    onRetry: fn(),
    onSubmit: fn(),
    problem: undefined,
    refusal: undefined,
  },
} satisfies Meta<typeof InvitationView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-346
/** The password is sent once both fields have it. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Malika Karimova invited you/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^New password/), 'olma nok behi anor');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'olma nok');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), ' behi anor');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('olma nok behi anor');
  },
};

// OFFICE-923
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your password is set/)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

export const Over: Story = {
  args: {
    invitation: undefined,
    problem: new ApiProblem({ code: 'invitation_over', kind: 'http', status: 404, title: 'Over' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not valid any more/)).toBeVisible();
  },
};

export const Loading: Story = { args: { invitation: undefined } };
