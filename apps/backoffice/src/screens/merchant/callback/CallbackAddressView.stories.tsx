import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeDraft } from '../../../fixtures/drafts.ts';
import { CallbackAddressView } from './CallbackAddressView.tsx';

const url = 'https://shop.example/callbacks';
const test = { onSend: fn(), isPending: false, result: undefined, problem: undefined };
const came = { url, statusCode: 204, answer: '', error: null };

const meta = {
  title: 'Screens/Back office/Merchant callbacks',
  component: CallbackAddressView,
  args: { draft: makeDraft({ url }), hasAddress: true, test },
} satisfies Meta<typeof CallbackAddressView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-81
export const Taken: Story = {
  args: { test: { ...test, result: came } },
  play: async ({ canvas, userEvent }) => {
    const announced = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(announced).toContainEqual(
      expect.stringContaining('The test callback was taken: 204'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send test callback' }));
    await expect(test.onSend).toHaveBeenCalled();
  },
};

/** The first bytes of the response contain the reason. */
export const NotTaken: Story = {
  args: { test: { ...test, result: { ...came, statusCode: 500, answer: 'No such order' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No such order')).toBeVisible();
  },
};

export const NotAnswered: Story = {
  args: { test: { ...test, result: { ...came, statusCode: null, error: 'timed_out' } } },
};

export const NotSent: Story = { args: { test: { ...test, problem: 'Too many requests' } } };

/** Without an address there is no test: the address comes first. */
export const Empty: Story = {
  args: { draft: makeDraft({ url: '' }), hasAddress: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send test callback' })).toBeDisabled();
  },
};
