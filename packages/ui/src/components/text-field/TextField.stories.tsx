import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Form } from '../form/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Name', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label and input belong together: pressing the label focuses the input. */
export const Playground: Story = {
  args: { description: 'At least 3 characters.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAccessibleDescription('At least 3 characters.');
    await userEvent.click(canvas.getByText('Name'));
    await userEvent.keyboard('Yoʻldosheva');
    await expect(input).toHaveValue('Yoʻldosheva');
    await expect(args.onChange).toHaveBeenLastCalledWith('Yoʻldosheva');
  },
};

/** An error takes the description's place and is read with the field. */
export const Invalid: Story = {
  args: {
    defaultValue: 'Hu',
    description: 'At least 3 characters.',
    errorMessage: 'Name must be at least 3 characters long',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name must be at least 3 characters long');
  },
};

/** A required empty field shows our message and keeps the height of the form. */
export const Required: Story = {
  args: { isRequired: true, name: 'name', requiredMessage: 'Name is required' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <TextField {...args} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const before = save.getBoundingClientRect().top;
    await userEvent.click(save);
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(save.getBoundingClientRect().top).toBe(before);
  },
};

/** The line that is kept for words is a part of the gap to the next field, and words do not touch its label. */
export const KeptLine: Story = {
  render: () => (
    <Form>
      <TextField label="From" />
      <TextField label="To" errorMessage="To must not be before From" />
      <TextField label="Comment" />
    </Form>
  ),
  play: async ({ canvas }) => {
    const edge = (element: Element, side: 'top' | 'bottom') =>
      element.getBoundingClientRect()[side];
    const gap = (from: Element, to: string) =>
      edge(canvas.getByText(to, { selector: 'label' }), 'top') - edge(from, 'bottom');
    const [from] = canvas.getAllByRole('textbox');
    await expect(from && gap(from, 'To')).toBeLessThanOrEqual(32);
    const words = canvas.getByText('To must not be before From');
    await expect(gap(words, 'Comment')).toBeGreaterThanOrEqual(8);
  },
};

/** Enter sends the form that the field is in. */
export const SentByEnter: Story = {
  args: { name: 'name' },
  render: (args) => (
    <Form onSubmit={(values) => args.onChange?.(values.get('name') === 'Humo' ? 'sent' : '')}>
      <TextField {...args} />
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Humo{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sent');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={16}>
      <TextField label="Empty" placeholder="order-88214" description="As your shop calls it." />
      <TextField label="Filled" defaultValue="Humo deposits" />
      <TextField
        label="Invalid"
        defaultValue="Hu"
        errorMessage="Name must be at least 3 characters long"
      />
      <TextField label="Disabled" defaultValue="Humo deposits" isDisabled />
      <TextField label="Read-only" defaultValue="DEPOSIT" isReadOnly />
      <TextField label="Large" defaultValue="Humo deposits" size="lg" />
    </Stack>
  ),
};

/** The value stays on its line; the words around it wrap. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <TextField
        label="Наименование терминала для приёма депозитов с карт Humo и Uzcard"
        defaultValue="Очень-длинное-значение-без-пробелов-которое-не-помещается-в-поле"
        errorMessage="Название занято. Выберите другое: такое уже есть у терминала 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
      <TextField label="Toʻlovchi ismi" defaultValue="Gʻulomjon Oʻrinov" />
    </Stack>
  ),
};
