import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search invoices',
    placeholder: 'Invoice or customer ID',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter searches at once, Escape empties the field. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search invoices' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('88214{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('88214');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith('88214');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The button that empties it is there once there is something, has a name, and gives the focus back. */
export const Cleared: Story = {
  args: { defaultValue: '88214' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Tab skips the clear button, because Escape does the same. */
export const PassedByTab: Story = {
  args: { defaultValue: '88214' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).not.toHaveFocus();
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
  },
};

/** Escape in an empty field is handled by the parent, for example a dialog. */
export const EscapeWhenEmpty: Story = {
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
    <div onKeyDown={({ key }) => args.onChange?.(`outside: ${key}`)}>
      <SearchField {...args} onChange={fn()} defaultValue="8" />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalledWith('outside: Escape');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledWith('outside: Escape');
  },
};

/** In a bar of controls its label is read, not seen. */
export const InABar: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search invoices' })).toBeVisible();
    await expect(canvas.queryByText('Search invoices')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={16}>
      <SearchField label="Empty" placeholder="Invoice or customer ID" />
      <SearchField label="Filled" defaultValue="order-88214" />
      <SearchField label="Without a visible label" isLabelHidden placeholder="Search terminals" />
      <SearchField label="Disabled" defaultValue="order-88214" isDisabled />
      <SearchField label="Small" size="sm" defaultValue="order-88214" />
      <SearchField label="Large" size="lg" defaultValue="order-88214" />
    </Stack>
  ),
};

/** Long text moves on inside the field, clear of the glass and the button. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <SearchField
        label="Поиск по номеру счёта, номеру продавца или последним цифрам карты покупателя"
        placeholder="Номер счёта, номер продавца или последние четыре цифры карты"
      />
      <SearchField
        label="Invoice ID"
        defaultValue="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
      <SearchField label="Toʻlovlarni qidirish" defaultValue="Oʻrinov Gʻulom" />
    </Stack>
  ),
};
