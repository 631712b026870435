import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { ActionButton } from './index.ts';

const meta = {
  title: 'Payments/ActionButton',
  component: ActionButton,
  decorators: [onPaymentForm],
  args: { children: 'Deposit 480 000 UZS', onPress: fn() },
} satisfies Meta<typeof ActionButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press it with the mouse, Enter or Space. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deposit 480 000 UZS' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Disabled for now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** In a form it submits, with its name and value, whether or not a script runs. */
export const Submits: Story = {
  args: { type: 'submit', name: 'go', value: 'on' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.setAttribute('data-sent', 'true');
      }}
    >
      <ActionButton {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent');
    await expect(canvas.getByRole('button')).toHaveAttribute('value', 'on');
  },
};

/** Both looks, to be pressed and not. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <ActionButton {...args} />
      <ActionButton {...args} isDisabled />
      <ActionButton {...args} variant="secondary">
        Try again
      </ActionButton>
      <ActionButton {...args} variant="secondary" isDisabled>
        Try again
      </ActionButton>
    </Stack>
  ),
};

/** Long and unbroken words wrap inside the button rather than leave it. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <ActionButton {...args}>
        Пополнить на 480 000 узбекских сумов и перейти к реквизитам для перевода
      </ActionButton>
      <ActionButton {...args}>
        019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
      </ActionButton>
      <ActionButton {...args}>Toʻlovni tasdiqlash</ActionButton>
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
