import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { TwoFactorView } from './TwoFactorView.tsx';

const meta = {
  title: 'Screens/Back office/Two-factor sign-in',
  component: TwoFactorView,
  args: {
    onRetry: fn(),
    onSetUp: fn(),
    onTurnOff: fn(),
    twoFactor: { onSince: null, recoveryCodesLeft: 0 },
  },
} satisfies Meta<typeof TwoFactorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { twoFactor: { onSince: '2026-11-20T08:02:11.000Z', recoveryCodesLeft: 9 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/20\/11\/2026 08:02:11 UTC, 9 recovery codes left/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

/** A person with few recovery codes left sees how to get new ones. */
export const FewCodesLeft: Story = {
  args: { twoFactor: { onSince: '2026-11-20T08:02:11.000Z', recoveryCodesLeft: 1 } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 recovery code left/)).toBeVisible();
    await expect(canvas.getByText(/a lost phone shuts you out/)).toBeVisible();
  },
};

export const Loading: Story = { args: { twoFactor: undefined } };

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
