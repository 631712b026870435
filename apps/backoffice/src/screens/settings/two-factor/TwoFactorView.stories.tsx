import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TwoFactorView, type TwoFactorViewProps } from './TwoFactorView.tsx';

const meta = {
  title: 'Screens/Back office/Two-factor sign-in',
  component: TwoFactorView,
  args: {
    onRetry: fn(),
    onSetUp: fn(),
    onTurnOff: fn(),
    onRenew: fn(),
    twoFactor: { onSince: null, hasSecondFactor: false, recoveryCodesLeft: 0 },
  },
} satisfies Meta<typeof TwoFactorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'New recovery codes' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: {
    twoFactor: { onSince: '2026-11-20T08:02:11.000Z', hasSecondFactor: true, recoveryCodesLeft: 9 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/20\/11\/2026 08:02:11 UTC, 9 recovery codes left/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

// PEOPLE-522
/** A person with few recovery codes left sees how to get new ones. */
export const FewCodesLeft: Story = {
  args: {
    twoFactor: { onSince: '2026-11-20T08:02:11.000Z', hasSecondFactor: true, recoveryCodesLeft: 1 },
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/1 recovery code left/)).toBeVisible();
    await expect(canvas.getByText(/a lost phone shuts you out/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

/** Passkeys have recovery codes, too. */
export const PasskeysAlone: Story = {
  args: { twoFactor: { onSince: null, hasSecondFactor: true, recoveryCodesLeft: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/For a lost passkey you have 0 recovery codes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

/** Its answer comes by a press. */
function Coming(props: TwoFactorViewProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button onPress={() => setIsThere(true)}>Answer</Button>
      <TwoFactorView {...props} twoFactor={isThere ? props.twoFactor : undefined} />
    </>
  );
}

// OFFICE-841
/** As high as when the answer is there: nothing below it moves. */
export const Loading: Story = {
  render: (args) => <Coming {...args} />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Two-factor sign-in' });
    const waiting = Math.round(card.getBoundingClientRect().height);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('Off')).toBeVisible();
    await expect(Math.round(card.getBoundingClientRect().height)).toBe(waiting);
  },
};

/** The same where it is on. */
export const LoadingOn: Story = {
  ...Loading,
  args: On.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Two-factor sign-in' });
    const waiting = Math.round(card.getBoundingClientRect().height);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(Math.round(card.getBoundingClientRect().height)).toBe(waiting);
  },
};

export const Failed: Story = {
  args: {
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
    twoFactor: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
