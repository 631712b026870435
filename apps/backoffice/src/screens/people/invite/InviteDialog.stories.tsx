import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { makeRoles } from '../../../fixtures/staff.ts';
import { InviteDialog, type InviteDialogProps } from './InviteDialog.tsx';

const meta = {
  title: 'Screens/Back office/Invite a person',
  component: InviteDialog,
  args: {
    onClose: fn(),
    onInvite: fn<InviteDialogProps['onInvite']>(async () => undefined),
    roles: makeRoles(),
  },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-343
/** Into the own merchant, with the roles that fit one. */
export const IntoOwnMerchant: Story = {
  args: { ownMerchantId: 1 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Merchant' })).toBeEnabled();
    await expect(screen.queryByRole('checkbox', { name: 'Operator' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Nodira');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Yusupova');
    await userEvent.type(screen.getByRole('textbox', { name: /Username/ }), 'Nodira');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Merchant' }));
    await expect(screen.getByText(/^Together they permit/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      username: 'nodira',
      firstName: 'Nodira',
      lastName: 'Yusupova',
      merchantId: 1,
      roleIds: [2],
    });
  },
};

/** A refusal is shown at its field, and the text stays. */
export const Refused: Story = {
  args: {
    merchants: [{ id: 1, name: 'Samarqand Market' }],
    onSearch: fn(),
    onInvite: fn<InviteDialogProps['onInvite']>(async () => ({
      title: undefined,
      errors: [{ path: '/username', message: 'Another person has this username' }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Nodira');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Yusupova');
    await userEvent.type(screen.getByRole('textbox', { name: /Username/ }), 'operator');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText('Another person has this username')).toBeVisible();
  },
};

// API-900
/** A name with a character that nobody sees is not sent. */
export const UnseenCharacter: Story = {
  args: { ownMerchantId: 1 },
  play: async ({ args, userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: /First name/ }),
      'Nod\u200bira',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Yusu\u202epova');
    await userEvent.type(screen.getByRole('textbox', { name: /Username/ }), 'nodira');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(screen.getAllByText('Name has a character that cannot be seen')).toHaveLength(2);
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};
