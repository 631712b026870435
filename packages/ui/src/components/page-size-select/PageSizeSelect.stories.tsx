import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PageSizeSelect } from './index.ts';

const meta = {
  title: 'Components/Fields/PageSizeSelect',
  component: PageSizeSelect,
  args: { sizes: [5, 10, 15, 25, 40], value: 10, onChange: fn() },
} satisfies Meta<typeof PageSizeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five sizes on offer, by keyboard; a number comes out. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Items Per Page/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await expect(screen.getByRole('option', { name: '10' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(15);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
