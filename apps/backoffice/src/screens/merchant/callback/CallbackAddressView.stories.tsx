import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeDraft } from '../../../fixtures/drafts.ts';
import { ComingAddress } from './ComingAddress.tsx';
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

// OFFICE-841
/** While it loads it is as high as it will be: what is below it stays. */
export const Coming: Story = {
  globals: { viewport: { value: 'w1024' } },
  render: (args) => (
    <>
      <section aria-label="Coming">
        <ComingAddress />
      </section>
      <section aria-label="Address">
        <CallbackAddressView {...args} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('region', { name }).offsetHeight;
    await expect(height('Coming')).toBe(height('Address'));
  },
};

/** Without an address there is no test: the address comes first. */
export const Empty: Story = {
  args: { draft: makeDraft({ url: '' }), hasAddress: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send test callback' })).toBeDisabled();
  },
};
