import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { Drawer } from './index.ts';
import type { DrawerProps } from './index.ts';

function Opened({ isOpen: initial, onOpenChange, ...props }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(initial);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Filter invoices</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  argTypes: {
    children: { control: false },
    heading: { control: false },
    actions: { control: false },
  },
  args: {
    title: 'Filter',
    closeLabel: 'Close filter',
    isOpen: false,
    onOpenChange: fn(),
    children: (
      <Stack gap={4}>
        <TextField label="Merchant invoice id" />
        <TextField label="Customer id" />
      </Stack>
    ),
    actions: (
      <>
        <Button variant="ghost">Clear all</Button>
        <Button variant="primary" slot="close">
          Show invoices
        </Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = {};

/** The focus moves in, cycles inside, and returns when Escape closes it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close filter' })).toHaveFocus();
    for (let press = 0; press < 8; press += 1) await userEvent.tab();
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Filter invoices' })).toHaveFocus(),
    );
  },
};

/** The close button and a press on the page behind close it too. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Filter invoices' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Close filter' }));
    await gone();
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(drawer.parentElement?.parentElement ?? document.body);
    await gone();
  },
};

/** From the start, as wide as the sidebar, with something of its own in the title's place. */
export const FromTheStart: Story = {
  args: {
    side: 'start',
    size: 'sm',
    title: 'Navigation',
    closeLabel: 'Close navigation',
    heading: <strong>tiyin</strong>,
    isOpen: true,
    actions: undefined,
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(screen.queryByRole('heading')).toBeNull();
  },
};

export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  tags: ['sheet'],
  args: { isOpen: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Filter' });
  },
};

/** Long content scrolls between the title and the actions. */
export const Texts: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    title:
      'Фильтр платежей терминала 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
    closeLabel: 'Yopish',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. Toʻlov muddati oʻtgan mablagʻ inson qarorini kutadi. Деньги ждут решения.
          </p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show invoices' })).toBeVisible(),
    );
  },
};
