import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { ofCompany } from '../../../fixtures/of-company.tsx';
import { SignInPolicyView, type SignInPolicyViewProps } from './SignInPolicyView.tsx';

const meta = {
  title: 'Screens/Back office/Signing in',
  component: SignInPolicyView,
  decorators: [ofCompany, inFrame('Settings')],
  args: {
    onRetry: fn(),
    policy: { idleMinutes: 30, sessionHours: 12, needsSecondFactor: false, version: 1 },
  },
} satisfies Meta<typeof SignInPolicyView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-360
export const Full: Story = {
  args: { onEdit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('30 minutes')).toBeVisible();
    await expect(canvas.getByText('12 hours')).toBeVisible();
    await expect(canvas.getByText('Optional')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change rules' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const WithoutPermission: Story = {
  args: {
    policy: { idleMinutes: 15, sessionHours: 1, needsSecondFactor: true, version: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required of everybody')).toBeVisible();
    await expect(canvas.getByText('1 hour')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change rules' })).toBeNull();
  },
};

function Arriving(props: SignInPolicyViewProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button onPress={() => setIsThere(true)}>Arrive</Button>
      <SignInPolicyView {...props} policy={isThere ? props.policy : undefined} />
    </>
  );
}

// OFFICE-910
/** The rules are announced while they load, and the card keeps its height when they come. */
export const Loading: Story = {
  args: { onEdit: fn() },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Signing in' });
    const height = card.offsetHeight;
    await expect(canvas.getByText('Loading the rules of signing in')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByText('30 minutes')).toBeVisible();
    await expect(card.offsetHeight).toBe(height);
  },
};

export const Failed: Story = {
  args: {
    policy: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
