import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeWebhookKey } from '../../../fixtures/merchants.ts';
import { WebhookKeyView } from './WebhookKeyView.tsx';

const meta = {
  title: 'Screens/Back office/Webhook key',
  component: WebhookKeyView,
  args: {
    onEndFormer: fn(),
    onHideSecret: fn(),
    onRotate: fn(),
    onShowSecret: fn(),
    webhookKey: makeWebhookKey(),
  },
} satisfies Meta<typeof WebhookKeyView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-373
/** It is replaced by a press, which asks how long the former one signs. */
export const NeverReplaced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/It was never replaced/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the key' }));
    await expect(args.onRotate).toHaveBeenCalledOnce();
  },
};

// OFFICE-373
/** During the overlap both are known, and the former one can be ended. */
export const InOverlap: Story = {
  args: {
    webhookKey: makeWebhookKey({
      changedDate: '2026-11-20T08:02:11.000Z',
      former: {
        publicKey: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
        untilDate: '2026-11-21T08:02:11.000Z',
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Replace the key' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Former public key' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End it now' }));
    await expect(args.onEndFormer).toHaveBeenCalledOnce();
  },
};

// OFFICE-430
/** The secret is shown on request. */
export const SecretHidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the secret' }));
    await expect(args.onShowSecret).toHaveBeenCalledOnce();
  },
};

// OFFICE-430
/** Both secrets are shown during an overlap, and hidden again. */
export const SecretShown: Story = {
  args: {
    secret: {
      secret: 'whsec_ZXhhbXBsZS1zZWNyZXQtdGhhdC1zaWducy1ub3RoaW5nMDE=',
      formerSecret: 'whsec_ZXhhbXBsZS1zZWNyZXQtdGhhdC1zaWducy1ub3RoaW5nMDI=',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Show the secret' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy: Webhook secret' })).toBeVisible();
    await expect(canvas.getByText(/MDI=$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the secret' }));
    await expect(args.onHideSecret).toHaveBeenCalledOnce();
  },
};
