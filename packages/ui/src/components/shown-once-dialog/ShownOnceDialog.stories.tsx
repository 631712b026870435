import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ShownOnceDialog } from './index.ts';
import type { ShownOnceDialogProps } from './index.ts';

function Opened({ onClose, ...props }: ShownOnceDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Make a secret</Button>
      {isOpen && <ShownOnceDialog {...props} onClose={close} />}
    </>
  );
}

const meta = {
  title: 'Components/Patterns/ShownOnceDialog',
  component: ShownOnceDialog,
  argTypes: { children: { control: false } },
  args: {
    title: 'Secret of Bank bridge',
    children: <p>Both sides sign with it. Copy it now: it is shown only this once.</p>,
    label: 'Secret',
    value: 'whsec_019AA1F1E0B37A028C110D93B7A4442E',
    what: 'secret',
    doneLabel: 'I have copied it',
    onClose: fn(),
  },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof ShownOnceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Opened {...args} />,
};

const opened = () => screen.findByRole('dialog', { name: 'Secret of Bank bridge' });

/** By keyboard: open it, copy the value, put it away; the focus returns. */
export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    screen.getByRole('button', { name: 'Copy: secret' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'I have copied it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

// OFFICE-931
/** One key or press beside its button does not lose it: Escape and the cross ask. */
export const Escape: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    const question = () => screen.findByRole('alertdialog', { name: 'Close for good?' });
    await expect(await question()).toHaveTextContent('It is not shown again.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByText(args.value)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Close for good' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  tags: ['sheet'],
  play: async () => {
    await opened();
  },
};

/** Long, unbroken, Cyrillic and Uzbek texts stay inside. */
export const Texts: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Секрет провайдера 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A',
    children: <p>Uni hozir nusxalang: u faqat shu bir marta koʻrsatiladi.</p>,
    value: 'whsec_'.padEnd(120, '019AA1F1E0B37A028C110D93B7A4442E'),
    doneLabel: 'Я скопировал(а) секрет и передал(а) его получателю',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
