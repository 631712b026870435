import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { RadioGroup } from './index.ts';

const flows = [
  { id: 'any', label: 'Not selected' },
  { id: 'DEPOSIT', label: 'DEPOSIT' },
  { id: 'WITHDRAWAL', label: 'WITHDRAWAL' },
] as const;

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Flow type', options: flows, onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof RadioGroup<(typeof flows)[number]['id']>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab moves to the chosen option; the arrow keys choose and wrap around. */
export const Playground: Story = {
  args: { defaultValue: 'any' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Flow type' });
    await expect(group).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Not selected' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DEPOSIT');
    await expect(canvas.getByRole('radio', { name: 'DEPOSIT' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'WITHDRAWAL' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'WITHDRAWAL' })).toHaveFocus();
    await userEvent.click(canvas.getByText('DEPOSIT'));
    await expect(args.onChange).toHaveBeenLastCalledWith('DEPOSIT');
  },
};

/** While nothing is chosen, Tab moves to the first option, and Space chooses it. */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('radio', { name: 'Not selected' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/**
 * A required group shows its error when the form is submitted, and its first option gets the focus.
 */
export const Required: Story = {
  args: { name: 'flowType', isRequired: true, requiredMessage: 'Choose a flow type' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <RadioGroup {...args} />
      <Button type="submit" variant="primary">
        Create terminal
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create terminal' }));
    await expect(await canvas.findByText('Choose a flow type')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Not selected' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a flow type');
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Choose a flow type')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <RadioGroup {...args} label="Nothing chosen" />
      <RadioGroup
        {...args}
        label="Side by side"
        description="Which way the money goes."
        orientation="horizontal"
        defaultValue="DEPOSIT"
      />
      <RadioGroup
        {...args}
        label="Invalid"
        orientation="horizontal"
        errorMessage="Choose a flow type"
      />
      <RadioGroup
        {...args}
        label="Disabled"
        orientation="horizontal"
        defaultValue="any"
        isDisabled
      />
      <RadioGroup
        label="With descriptions, one disabled"
        options={[
          { id: 'now', label: 'Pay out now', description: 'The merchant is told at once.' },
          { id: 'later', label: 'Wait', description: 'Needs a retry.', isDisabled: true },
        ]}
        defaultValue="now"
      />
    </Stack>
  ),
};

/** Long labels wrap beside their rings. */
export const Texts: Story = {
  render: () => (
    <RadioGroup
      label="Что сделать с переводом, которому не нашлось подходящего счёта"
      errorMessage="Выберите, что сделать с переводом"
      defaultValue="assign"
      options={[
        { id: 'assign', label: 'Отнести к счёту, который покупатель назвал в обращении' },
        { id: 'id', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
        { id: 'uzbek', label: 'Toʻlovchiga qaytarish', description: 'Oʻsha kartaga' },
      ]}
    />
  ),
};
