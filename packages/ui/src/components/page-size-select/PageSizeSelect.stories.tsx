import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { PageSizeSelect } from './index.ts';

const meta = {
  title: 'Components/Fields/PageSizeSelect',
  component: PageSizeSelect,
  args: { sizes: [5, 10, 15, 25, 40], value: 10, onChange: fn() },
} satisfies Meta<typeof PageSizeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five sizes, by keyboard; the value is a number. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Items Per Page' });
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

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <PageSizeSelect {...args} label="Rows" value={40} />
      <PageSizeSelect {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Items Per Page' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
  },
};

/** In other languages, and with large numbers. */
export const Texts: Story = {
  args: { sizes: [5, 1_000_000], value: 1_000_000 },
  render: (args) => (
    <Stack gap={16}>
      <PageSizeSelect {...args} label="Строк на странице" />
      <PageSizeSelect {...args} label="Sahifadagi toʻlovlar" />
    </Stack>
  ),
};
