import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { CheckboxGroup } from './index.ts';

const statuses = [
  { id: 'NEW', label: 'New' },
  { id: 'IN_PROGRESS', label: 'In progress' },
  { id: 'DONE', label: 'Done' },
  { id: 'CANCELED', label: 'Canceled' },
] as const;

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Status', options: statuses, onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup<(typeof statuses)[number]['id']>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab moves from box to box; the chosen ids are in the order of the options. */
export const Playground: Story = {
  args: { description: 'None means all.' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Status' });
    await expect(group).toHaveAccessibleDescription('None means all.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DONE']);
    await userEvent.click(canvas.getByText('New'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['NEW', 'DONE']);
    await userEvent.click(canvas.getByText('Done'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['NEW']);
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['DONE'] } };

/**
 * A required group shows its error when the form is submitted, and the first box gets the focus.
 */
export const Required: Story = {
  args: { name: 'statusIds', isRequired: true, requiredMessage: 'Choose at least one status' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <CheckboxGroup {...args} />
      <Button type="submit" variant="primary">
        Get report
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(await canvas.findByText('Choose at least one status')).toBeVisible();
    const first = canvas.getByRole('checkbox', { name: 'New' });
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose at least one status',
    );
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Choose at least one status')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <CheckboxGroup {...args} label="Some chosen" defaultValue={['NEW', 'DONE']} />
      <CheckboxGroup
        {...args}
        label="Side by side"
        description="None means all."
        orientation="horizontal"
        defaultValue={['DONE']}
      />
      <CheckboxGroup
        {...args}
        label="Invalid"
        orientation="horizontal"
        errorMessage="Choose at least one status"
      />
      <CheckboxGroup
        {...args}
        label="Disabled"
        orientation="horizontal"
        defaultValue={['NEW']}
        isDisabled
      />
      <CheckboxGroup
        label="With descriptions, one disabled"
        options={[
          { id: 'unmatched', label: 'Unmatched', description: 'Money that belongs to no invoice.' },
          { id: 'late', label: 'Late', description: 'After the match window.', isDisabled: true },
        ]}
        defaultValue={['unmatched']}
      />
    </Stack>
  ),
};

/** Long labels wrap beside their boxes. */
export const Texts: Story = {
  render: () => (
    <CheckboxGroup
      label="Какие события должны приходить вам уведомлением в личный кабинет"
      errorMessage="Выберите хотя бы одно событие из списка"
      defaultValue={['unmatched']}
      options={[
        { id: 'unmatched', label: 'Переводы, которым не нашлось ни одного подходящего счёта' },
        { id: 'id', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
        { id: 'uzbek', label: 'Toʻlanmagan hisoblar', description: 'Oʻtgan oy uchun' },
      ]}
    />
  ),
};
