import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Description', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter begins a new line, and the box grows with the text and shrinks again. */
export const Playground: Story = {
  args: { description: 'What the customer says, and when.', characterLimit: 200 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await expect(area).toHaveAccessibleDescription(
      'What the customer says, and when. 200 characters left',
    );
    const before = area.getBoundingClientRect().height;
    await userEvent.click(area);
    await userEvent.keyboard('Paid twice.{Enter}{Enter}{Enter}{Enter}At noon.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Paid twice.\n\n\n\nAt noon.');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await userEvent.clear(area);
    await expect(area.getBoundingClientRect().height).toBe(before);
  },
};

/** It grows to twelve lines and then scrolls. */
export const Full: Story = {
  args: { defaultValue: Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await expect(area.getBoundingClientRect().height).toBeLessThan(400);
  },
};

/**
 * The remaining count is shown at once, and announced after a pause in typing, in the last fifth
 * only.
 */
export const Counted: Story = {
  args: { characterLimit: 10 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'Oʻtdi');
    await expect(canvas.getByText('5 characters left')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, ' 👍kun');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 characters left'), {
      timeout: 3000,
    });
  },
};

/** Text that is too long stays, cannot be submitted, and shows how much to remove. */
export const TooLong: Story = {
  args: { characterLimit: 10, name: 'description' },
  render: ({ onChange, ...args }) => (
    <Form onSubmit={() => onChange?.('sent')}>
      <TextArea {...args} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('The money never came.');
    await expect(area).toHaveValue('The money never came.');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Remove 11 characters');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}No money.');
    await expect(area).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onChange).toHaveBeenCalledWith('sent');
  },
};

/** Counted are the code points, as a server does by its schema: what it would refuse is an error here. */
export const CountedAsSent: Story = {
  args: { characterLimit: 4 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('👍👍👍👍');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await expect(area).toBeValid();
    await userEvent.paste('👍🏽');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Remove 2 characters');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      <TextArea label="Empty" placeholder="What happened, and when" />
      <TextArea
        label="Counted"
        description="The merchant reads it too."
        defaultValue="Paid twice by mistake, once at noon."
        characterLimit={200}
      />
      <TextArea label="Too long" defaultValue="Paid twice." characterLimit={8} />
      <TextArea label="Invalid" errorMessage="Say why the status changes" />
      <TextArea label="Disabled" defaultValue="Paid twice." isDisabled />
      <TextArea label="Read-only" defaultValue="Paid twice." isReadOnly />
    </Stack>
  ),
};

/** Unbroken text wraps; the words around the box do too. */
export const Texts: Story = {
  render: () => (
    <Stack gap={8}>
      <TextArea
        label="Почему вы меняете состояние счёта вручную, и кто об этом попросил"
        description="Текст увидят и продавец, и служба поддержки покупателей"
        characterLimit={300}
        defaultValue="Покупатель прислал квитанцию банка: перевод ушёл в 12:04, но отчёт от банка не пришёл. 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
      <TextArea label="Izoh" defaultValue="Toʻlov oʻtdi, ammo hisob hali gʻoyib." />
    </Stack>
  ),
};
