import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { webhookBody } from '../../../fixtures/sections.ts';
import { WebhookBody } from './WebhookBody.tsx';

const body = webhookBody('invoice.status_changed');

const meta = {
  title: 'Screens/Back office/Body of a webhook',
  component: WebhookBody,
  args: { type: 'invoice.status_changed', body },
} satisfies Meta<typeof WebhookBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Body of invoice.status_changed' }),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

// INVOICE-622
/** The lines are broken for reading; what is copied is the text that was signed. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Body of invoice.status_changed' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Body of invoice.status_changed' });
    await expect(within(dialog).getByRole('region').textContent).toBe(
      JSON.stringify(JSON.parse(body), null, 2),
    );
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(written.push(text)) },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: /^Copy as it was sent/ }));
    await expect(written).toEqual([body]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
