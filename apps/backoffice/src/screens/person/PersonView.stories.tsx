import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makePersonDetails, makeRoles } from '../../fixtures/staff.ts';
import { ReasonDialog } from '../../forms/ReasonDialog.tsx';
import { PersonView } from './PersonView.tsx';
import { RolesDialog } from './RolesDialog.tsx';

const meta = {
  title: 'Screens/Back office/Person',
  component: PersonView,
  decorators: [inFrame('Person')],
  args: {
    onDialog: fn(),
    onEnable: fn(),
    onEndSession: fn(),
    onRetry: fn(),
    person: makePersonDetails(),
  },
} satisfies Meta<typeof PersonView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-344
/** Permissions are words; sessions end one by one; the rest is asked in dialogs. */
export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('See balances, sums and postings')).toBeVisible();
    const [, , phone] = canvas.getAllByRole('row');
    if (!phone) throw new Error('a row is missing');
    await userEvent.click(within(phone).getByRole('button', { name: 'Sign out' }));
    await expect(args.onEndSession).toHaveBeenCalledWith(args.person?.sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change roles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(args.onDialog).toHaveBeenNthCalledWith(1, 'disable');
    await expect(args.onDialog).toHaveBeenNthCalledWith(2, 'roles');
    await expect(args.onDialog).toHaveBeenNthCalledWith(3, 'endSessions');
  },
};

/** A person who may do more than the signed-in one is only read. */
export const ReadOnly: Story = {
  args: { person: makePersonDetails({ isManageable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Disable|roles|Sign out/ })).toBeNull();
  },
};

export const Invited: Story = {
  args: {
    person: makePersonDetails({
      state: 'INVITED',
      sessions: [],
      lastSignInDate: null,
      invitation: {
        invitedBy: 'Malika Karimova',
        expiryDate: '2026-11-22T08:02:11.000Z',
        isExpired: true,
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The link of the invitation is over')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New link' }));
    await expect(args.onDialog).toHaveBeenCalledWith('renew');
  },
};

export const Disabled: Story = {
  args: {
    person: makePersonDetails({
      state: 'DISABLED',
      disabledReason: 'Left the company',
      sessions: [],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Left the company')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { person: undefined } };

export const Unknown: Story = {
  args: {
    person: undefined,
    problem: new ApiProblem({ code: 'not_found', kind: 'http', status: 404, title: 'Not there' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such person')).toBeVisible();
  },
};

const onDisable = fn(async () => undefined);

// PEOPLE-105
/** Nobody is disabled without a reason. */
export const Disabling: Story = {
  render: () => (
    <ReasonDialog
      title="Disable Nodira Yusupova"
      action="Disable"
      onConfirm={onDisable}
      onClose={fn()}
    >
      All sessions end at once.
    </ReasonDialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await expect(onDisable).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Left the company');
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    await expect(onDisable).toHaveBeenCalledWith('Left the company');
  },
};

const onSave = fn(async () => undefined);

// OFFICE-883
/** The dialog says how much the chosen roles permit together and what changes, in words on request. */
export const ChangingRoles: Story = {
  render: () => (
    <RolesDialog person={makePersonDetails()} roles={makeRoles()} onSave={onSave} onClose={fn()} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Treasurer' }));
    const words = 'See payment accounts and the money that needs a person';
    await expect(screen.getByText('Together they permit 2 things.')).toBeVisible();
    await expect(screen.queryByText(words)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Newly permitted/ }));
    await expect(screen.getByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Treasurer' }));
    await expect(screen.queryByRole('button', { name: /^Newly permitted/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Treasurer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith([2, 5]);
  },
};
