import type { Meta, StoryObj } from '@storybook/react-vite';
import { permissions } from '@tiyin/domain/permissions';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { makeRole, makeRoles } from '../../../fixtures/staff.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { RolesView } from './RolesView.tsx';

const meta = {
  title: 'Screens/Back office/Roles',
  component: RolesView,
  decorators: [inFrame('Roles')],
  args: { onNew: fn(), onOpen: fn(), onRetry: fn(), roles: makeRoles() },
} satisfies Meta<typeof RolesView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-345
/** Each role leads to its people and opens. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, , operator, support] = canvas.getAllByRole('row');
    if (!operator || !support) throw new Error('rows are missing');
    await expect(operator).toHaveTextContent('All');
    await expect(within(support).getByRole('link', { name: '2 people' })).toHaveAttribute(
      'href',
      '/people?role=3',
    );
    await userEvent.click(within(support).getByRole('button', { name: 'Open' }));
    await expect(args.onOpen).toHaveBeenCalledWith(makeRole());
  },
};

export const Loading: Story = { args: { roles: undefined } };

// OFFICE-345
/** Permissions are chosen in words; those that one does not hold are out of reach. */
export const Editing: Story = {
  render: () => (
    <RoleDialog
      role={makeRole({ peopleCount: 0 })}
      held={permissions.filter((name) => name !== 'settings.edit')}
      onSave={onSave}
      onDelete={async () => true}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    const finance = await screen.findByRole('checkbox', {
      name: 'See balances, sums and postings',
    });
    await userEvent.click(finance);
    const settings = screen.getByRole('checkbox', { name: /Change settings/ });
    await expect(settings).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      name: 'Support',
      permissions: ['merchant.rw.all', 'merchant.read', 'ticket.decision', 'merchant.read.finance'],
      needsSecondFactor: false,
    });
  },
};

const onSave = fn(async () => undefined);

// OFFICE-387
/** Of the role with every permission only the second factor is changed. */
export const Fixed: Story = {
  render: () => (
    <RoleDialog
      role={makeRole({ name: 'Operator', permissions: [...permissions], isFixed: true })}
      held={permissions}
      onSave={onSave}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    const notice = await screen.findByText(/has every permission/);
    await waitFor(() => expect(notice).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: /need a second factor/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenLastCalledWith({
      name: 'Operator',
      permissions: [...permissions],
      needsSecondFactor: true,
    });
  },
};
