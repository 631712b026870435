import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { CopyButton } from './index.ts';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: {
    value: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    what: 'Invoice ID',
    onCopied: fn(),
    onError: fn(),
  },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turns to Copied only after the clipboard has it, and says so. */
export const Copies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy: Invoice ID' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    );
    await waitFor(() => expect(button).toHaveAccessibleName('Copied: Invoice ID'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: Invoice ID');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

/** A copy that fails after one that worked takes Copied away, and tells the page why. */
export const Fails: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied: Invoice ID'));
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copy: Invoice ID'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith('Copy failed');
  },
};

/** Unless the page wants to hear of it, a failure is logged and nothing more. */
export const FailsSilently: Story = {
  render: () => <CopyButton value="1" what="Invoice ID" />,
  play: async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Copy failed'));
    warn.mockRestore();
  },
};

export const IconOnly: Story = { args: { look: 'icon' } };

export const Languages: Story = {
  render: (args) => (
    <Inline gap={12}>
      <CopyButton {...args} what="Номер карты" label="Копировать" copiedLabel="Скопировано" />
      <CopyButton {...args} what="Karta raqami" label="Nusxalash" copiedLabel="Nusxalandi" />
    </Inline>
  ),
};
