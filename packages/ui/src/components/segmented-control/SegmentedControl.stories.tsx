import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { SegmentedControl } from './index.ts';

const figures = [
  { id: 'rate', label: 'Success rate' },
  { id: 'count', label: 'Payments' },
] as const;

const meta = {
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Figures', segments: figures, onChange: fn() },
} satisfies Meta<typeof SegmentedControl<(typeof figures)[number]['id']>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop: Tab leads to the chosen segment, the arrow keys choose, and a press does. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Figures' })).toBeVisible();
    const rate = canvas.getByRole('radio', { name: 'Success rate' });
    const count = canvas.getByRole('radio', { name: 'Payments' });
    await expect(rate).toBeChecked();
    await userEvent.tab();
    await expect(rate).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(count).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('count');
    await userEvent.keyboard('{ArrowRight}');
    await expect(rate).toBeChecked();
    await userEvent.click(canvas.getByText('Payments'));
    await expect(count).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

const onSent = fn();

/** With a name, the choice goes with its form. */
export const InAForm: Story = {
  render: (args) => (
    <Form onSubmit={(values) => onSent(values.get('figures'))}>
      <SegmentedControl {...args} name="figures" />
      <Button type="submit">Show</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Payments'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(onSent).toHaveBeenLastCalledWith('count');
  },
};

/** A disabled segment is passed over, a disabled control is not reached. */
export const Disabled: Story = {
  render: (args) => (
    <Stack gap={12} align="start">
      <SegmentedControl
        label="Period"
        defaultValue="day"
        segments={[
          { id: 'day', label: 'Day' },
          { id: 'week', label: 'Week', isDisabled: true },
          { id: 'month', label: 'Month' },
        ]}
      />
      <SegmentedControl {...args} isDisabled />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Success rate' })).not.toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12} align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} defaultValue="count" />
      <SegmentedControl {...args} isDisabled />
      <SegmentedControl
        label="Period"
        defaultValue="week"
        segments={[
          { id: 'day', label: 'Day' },
          { id: 'week', label: 'Week' },
          { id: 'month', label: 'Month' },
          { id: 'year', label: 'Year', isDisabled: true },
        ]}
      />
    </Stack>
  ),
};

/** Where there is no room for all in one line, they wrap; so does a long word in its segment. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <SegmentedControl
        label="Показатель"
        defaultValue="ru"
        segments={[
          { id: 'ru', label: 'Доля успешных платежей за весь период' },
          { id: 'uz', label: 'Toʻlovlar soni' },
          { id: 'id', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
        ]}
      />
    </Box>
  ),
};
