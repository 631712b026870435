import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Each open amount is unique', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ticked by Space, by a click on the box and by one on its label. */
export const Playground: Story = {
  args: { description: 'Two open deposits on this account never have the same amount.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Each open amount is unique' });
    await expect(box).toHaveAccessibleDescription(
      'Two open deposits on this account never have the same amount.',
    );
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Each open amount is unique'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** One for all: with a dash while only some are chosen, and a press then chooses all. */
export const Indeterminate: Story = {
  args: { label: 'All terminals' },
  render: function Render(args) {
    const [chosen, setChosen] = useState(1);
    return (
      <Checkbox
        {...args}
        isSelected={chosen === 3}
        isIndeterminate={chosen === 1}
        onChange={(isAll) => setChosen(isAll ? 3 : 0)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All terminals' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

/** A required checkbox shows its error when the form is submitted, and gets the focus. */
export const Required: Story = {
  args: {
    name: 'isRead',
    label: 'I have saved the key',
    isRequired: true,
    requiredMessage: 'Save the key first: it is shown only once',
  },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Checkbox {...args} />
      <Button type="submit" variant="primary">
        Close
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const box = canvas.getByRole('checkbox');
    await expect(await canvas.findByText(/only once/)).toBeVisible();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Save the key first: it is shown only once');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/only once/)).toBeNull();
  },
};

/** Disabled, it cannot be reached; read-only, it can, and stays as it is. */
export const DisabledAndReadOnly: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Checkbox {...args} label="Disabled" isDisabled />
      <Checkbox {...args} label="Read-only" isReadOnly defaultSelected />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const readOnly = canvas.getByRole('checkbox', { name: 'Read-only' });
    await expect(readOnly).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(readOnly).toBeChecked();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultSelected />
      <Checkbox label="Some of them" isIndeterminate />
      <Checkbox
        label="With a description"
        description="Two open deposits never have the same amount."
        defaultSelected
      />
      <Checkbox label="Invalid" errorMessage="Save the key first: it is shown only once" />
      <Checkbox label="Invalid, ticked" defaultSelected errorMessage="Another account has it" />
      <Checkbox label="Disabled" isDisabled />
      <Checkbox label="Disabled, ticked" isDisabled defaultSelected />
      <Checkbox label="Read-only" isReadOnly defaultSelected />
    </Stack>
  ),
};

/** Long labels wrap beside the box, which stays on the first line. */
export const Texts: Story = {
  render: () => (
    <Stack gap={12}>
      <Checkbox
        label="Не принимать на этот счёт два открытых депозита с одинаковой суммой одновременно"
        description="Сумма освобождается через тридцать минут после отмены счёта"
        defaultSelected
      />
      <Checkbox label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E" />
      <Checkbox
        label="Toʻlov shartlariga roziman"
        errorMessage="Davom etish uchun shartlarga rozi boʻling"
      />
    </Stack>
  ),
};
