import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tiyin/ui/stack';
import { expect, fn, screen, within } from 'storybook/test';
import { makeAccount } from '../../../fixtures/accounts.ts';
import { HealthCard } from './HealthCard.tsx';
import { PausedNotice } from './PausedNotice.tsx';
import { ResumeAccount } from './ResumeAccount.tsx';

const onSave = fn(() => Promise.resolve(undefined));
const onResume = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Back office/Account health',
  component: HealthCard,
  args: { pools: makeAccount().pools },
} satisfies Meta<typeof HealthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-315
/** A person with people.account.edit changes the rule of a pool. */
export const Rules: Story = {
  args: { onSave },
  play: async ({ args, canvas, userEvent }) => {
    onSave.mockClear();
    await expect(canvas.getByText('After 5 deposits in a row without money')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change rule' }));
    const form = within(await screen.findByRole('dialog', { name: 'Health of UZS cards' }));
    const field = form.getByRole('textbox', { name: /Deposits in a row/ });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.click(form.getByRole('switch', { name: 'Accounts pause themselves' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const change = { pauseAfter: 7, pausesAccounts: false };
    await expect(args.onSave).toHaveBeenCalledWith(args.pools[0], change, 1);
  },
};

export const ReadOnly: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Never: Story = {
  args: { pools: makeAccount().pools.map((pool) => ({ ...pool, pausesAccounts: false })) },
  play: async ({ canvas }) => expect(canvas.getByText('Never')).toBeVisible(),
};

// OFFICE-314
/** A paused account says why, and is resumed with a reason. */
export const Paused: Story = {
  render: () => (
    <Stack>
      <PausedNotice
        pausedDate="2026-11-20T10:00:00.000Z"
        actions={<ResumeAccount onResume={onResume} />}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    onResume.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume account' }));
    const form = within(await screen.findByRole('dialog', { name: 'Resume account' }));
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'ok');
    await userEvent.click(form.getByRole('button', { name: 'Resume account' }));
    await expect(onResume).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), ', the bank agreed');
    await userEvent.click(form.getByRole('button', { name: 'Resume account' }));
    await expect(onResume).toHaveBeenCalledWith('ok, the bank agreed');
  },
};
