import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginView } from './LoginView.tsx';

const meta = {
  title: 'Screens/Back office/Login',
  component: LoginView,
  args: { isPending: false, onSubmit: fn() },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Username/), 'operator');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'operator-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'operator-demo',
      username: 'operator',
    });
  },
};

export const BothRequired: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Username/), 'operator');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };
