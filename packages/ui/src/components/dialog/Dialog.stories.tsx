import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';
import type { DialogProps } from './index.ts';

function Opened({ isOpen: initial, onOpenChange, ...props }: DialogProps) {
  const [isOpen, setIsOpen] = useState(initial);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Change amount</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  argTypes: { children: { control: false }, actions: { control: false } },
  args: {
    title: 'Change amount',
    isOpen: false,
    onOpenChange: fn(),
    children: <TextField label="Amount" description="In UZS, two decimals at most." />,
    actions: (
      <>
        <Button slot="close">Cancel</Button>
        <Button variant="primary">Change amount</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Change amount' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = {};

/** The focus moves in, stays in, and returns when Escape closes it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change amount' })).toHaveFocus(),
    );
  },
};

/** Its own buttons close it as configured, and so does a press on the page behind. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Change amount' });
    await userEvent.click(open);
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const dialog = await opened();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await gone();
  },
};

/** As wide as the settlement: 768 px where the window has them. */
export const Medium: Story = {
  args: { isOpen: true, size: 'md', title: 'Settlement' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Settlement' });
    await waitFor(() => expect(dialog.parentElement?.offsetWidth).toBe(768));
  },
};

// OFFICE-28
/** No dialog is wider than 800 px. */
export const Large: Story = {
  args: { isOpen: true, size: 'lg', title: 'Filter' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(dialog.parentElement?.offsetWidth).toBe(800));
  },
};

/** On a phone it rises from the bottom, where the thumb is. */
export const OnAPhone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'w320' } },
};

/** The title stays above all that scrolls below it, also above buttons. */
export const Scrolled: Story = {
  args: {
    isOpen: true,
    children: (
      <Stack gap={4}>
        {Array.from({ length: 40 }, (_, index) => (
          <Button key={index} isWide>{`Line ${index}`}</Button>
        ))}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    dialog.scrollTop = 230;
    await waitFor(() => expect(dialog.scrollTop).toBe(230));
    const title = screen.getByRole('heading', { name: 'Change amount' });
    const { left, top, height } = title.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 8, top + height - 8);
    await expect(title.contains(seen)).toBe(true);
  },
};

export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  tags: ['sheet'],
  args: { isOpen: true },
  play: async () => {
    await opened();
  },
};

/** More than fits scrolls between the title and the actions. */
export const Texts: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    size: 'lg',
    title: 'Условия приёма платежей для терминала 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A',
    closeLabel: 'Yopish',
    actions: <Button slot="close">Oʻqidim va roziman, gʻaznaga oʻtkazish mumkin</Button>,
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. Деньги, пришедшие после срока, ждут решения человека; до него они не
            зачисляются никому.
          </p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Oʻqidim/ })).toBeVisible());
  },
};
