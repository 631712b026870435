import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

const fields = (
  <>
    <TextField name="username" label="Username" isRequired requiredMessage="Enter your username" />
    <PasswordField
      name="password"
      label="Password"
      autoComplete="current-password"
      isRequired
      requiredMessage="Enter your password"
    />
    <Button type="submit" variant="primary" isWide>
      Log In
    </Button>
  </>
);

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  args: { children: fields, 'aria-label': 'Log in', onSubmit: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in any field sends the form with its values. */
export const Login: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'operator-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent while a field is wrong, and the first wrong one has the focus. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(await canvas.findByText('Enter your username')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server's errors stand at their fields until those are changed. */
export const FieldErrors: Story = {
  args: { fieldErrors: { username: 'This person may not sign in here. Ask your operator.' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ask your operator/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Username'), 'merchant{Tab}');
    await expect(canvas.queryByText(/Ask your operator/)).toBeNull();
  },
};

/** An error about the whole form is focused when it comes. */
export const FormError: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <Form
        {...args}
        error={error}
        onSubmit={() => setError('Wrong username or password. Check both and try again.')}
      >
        {fields}
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Wrong username or password');
    await expect(alert).toHaveFocus();
  },
};
