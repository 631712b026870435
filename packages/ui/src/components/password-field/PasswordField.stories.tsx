import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until shown by mouse or keyboard; showing it keeps the typed text. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.keyboard('operator-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('operator-demo');
  },
};

/** The error is read with the field. */
export const Invalid: Story = {
  args: { errorMessage: 'Enter the password that is in use now' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter the password that is in use now');
  },
};

/** Disabled, it cannot be read either. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'operator-demo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      <PasswordField
        label="Empty"
        autoComplete="new-password"
        description="12 characters or more."
      />
      <PasswordField label="Filled" autoComplete="current-password" defaultValue="operator-demo" />
      <PasswordField
        label="Invalid"
        autoComplete="current-password"
        defaultValue="operator"
        errorMessage="Enter the password that is in use now"
      />
      <PasswordField
        label="Disabled"
        autoComplete="current-password"
        defaultValue="operator-demo"
        isDisabled
      />
    </Stack>
  ),
};

/** A long password stays clear of the button; the words around it wrap. */
export const Texts: Story = {
  render: () => (
    <Stack gap={8}>
      <PasswordField
        label="Пароль, который вы используете для входа в личный кабинет сейчас"
        autoComplete="current-password"
        defaultValue="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        errorMessage="Пароль не подходит. Проверьте раскладку клавиатуры и попробуйте ещё раз"
      />
      <PasswordField label="Yangi maxfiy soʻz" autoComplete="new-password" />
    </Stack>
  ),
};
