import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DownloadIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'The invoices of this list, as CSV',
    placement: 'bottom',
    children: <IconButton icon={DownloadIcon} label="Get report" variant="secondary" />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

/** The pointer enters from outside, as a real pointer does. */
const restOn = async (user: { hover: (on: Element) => Promise<void> }, element: Element) => {
  await user.hover(document.body);
  await user.hover(element);
};

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Shown at once on keyboard focus, hidden by Escape, and read as the button's description. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(canvas.getByRole('button', { name: 'Get report' })).toHaveAccessibleDescription(
      args.text,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Shown when the pointer rests on the control, and hidden when it leaves. */
export const Hover: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get report' });
    await restOn(userEvent, button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Pressing the control does its action and hides the tooltip. */
export const Pressed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, userEvent }) => {
    await restOn(userEvent, canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Texts: Story = {
  args: {
    text: 'Счета этого списка со всеми фильтрами, toʻlovlar roʻyxati, 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A0',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
