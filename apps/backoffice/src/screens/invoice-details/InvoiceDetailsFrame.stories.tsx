import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvoiceDetailsFrame } from './InvoiceDetailsFrame.tsx';

const meta = {
  title: 'Screens/Back office/Invoice frame',
  component: InvoiceDetailsFrame,
  args: {
    children: <input aria-label="Reason" />,
    listHref: '/invoices?terminal=1',
    ways: { onList: fn(), onNext: fn(), onPrevious: fn() },
  },
} satisfies Meta<typeof InvoiceDetailsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-454
/** Buttons and keys lead to the neighbours and back to the list; what is typed into a field does not. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { onList, onNext, onPrevious } = args.ways;
    await userEvent.click(canvas.getByRole('button', { name: 'Next invoice' }));
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('k');
    await expect(onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onList).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Reason'), 'jk');
    await expect(onNext).toHaveBeenCalledTimes(2);
    await expect(onPrevious).toHaveBeenCalledOnce();
  },
};

/** The last of a page has no next one. */
export const Last: Story = {
  args: { ways: { onList: fn(), onNext: undefined, onPrevious: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next invoice' })).toBeDisabled();
  },
};

/** Of no list that was shown. */
export const Alone: Story = {
  args: { ways: { onList: fn(), onNext: undefined, onPrevious: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
