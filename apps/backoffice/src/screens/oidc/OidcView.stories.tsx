import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OidcView } from './OidcView.tsx';

const meta = {
  title: 'Screens/Back office/Sign in at a provider',
  component: OidcView,
  parameters: { layout: 'fullscreen' },
  args: { at: 'way' },
} satisfies Meta<typeof OidcView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The request is sent. */
export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Waiting for the sign-in provider' }),
    ).toBeVisible();
  },
};

const onRetry = fn();

// PEOPLE-413
/** Refused in words, and begun again. */
export const Refused: Story = {
  args: {
    at: 'problem',
    problem: 'Your groups at the sign-in provider give you no role here',
    onRetry,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/give you no role here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** In a window of its own that the browser does not close. */
export const Ended: Story = {
  args: { at: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/close this window/)).toBeVisible();
  },
};
