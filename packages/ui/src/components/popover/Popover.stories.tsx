import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import type { CalendarDay } from '../date-picker/index.ts';
import { InfoIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  argTypes: { trigger: { control: false } },
  args: {
    trigger: <Button>Why this account?</Button>,
    title: 'Why this account?',
    children: 'Account 41: priority 2, least recently used. Account 40: the limit is reached.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Why this account?' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = {};

/**
 * Enter and Space open it, the focus moves to the panel; Escape closes it and returns the focus.
 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why this account?' });
    await userEvent.tab();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const panel = await opened();
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await opened();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** It does not trap the focus: Tab moves on past its button, and it closes. */
export const NotModal: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button>Next</Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await opened();
    await expect(next.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await gone();
  },
};

/** A press outside closes it; a press on its button does too, and does not open it again. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why this account?' });
    await userEvent.click(trigger);
    await opened();
    await userEvent.click(trigger);
    await gone();
    await userEvent.click(trigger);
    await opened();
    await userEvent.click(canvasElement);
    await gone();
  },
};

/** A choice inside may close it. */
export const ClosesItself: Story = {
  args: {
    children: (close: () => void) => (
      <Stack gap={12} align="start">
        <span>Account 41: priority 2.</span>
        <Button size="sm" onPress={close}>
          Understood
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this account?' }));
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    await gone();
  },
};

/** Open below its button, with words and a button inside. */
function ChosenDay() {
  const [day, setDay] = useState<CalendarDay | null>('2026-11-16');
  return <DatePicker label="Day" today="2026-11-20" value={day} onChange={setDay} />;
}

/** An overlay opened inside is part of it: a day is chosen, and the panel stays. */
export const ControlsInside: Story = {
  args: { children: <ChosenDay /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this account?' }));
    await opened();
    await userEvent.click(screen.getByRole('button', { name: /Calendar/ }));
    const calendar = await screen.findByRole('application');
    await userEvent.click(within(calendar).getByText('November 2026', { selector: 'header *' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Tuesday, 17 November/ }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(screen.getByRole('group', { name: 'Day' })).toHaveTextContent('17/11/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: /Calendar/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  tags: ['sheet'],
  args: { ...ClosesItself.args, trigger: <Button icon={InfoIcon}>Why this account?</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this account?' }));
    await opened();
  },
};

export const Texts: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    trigger: <Button>Nega bu hisob?</Button>,
    title: 'Nega aynan shu hisob tanlandi va boshqasi emas? Oʻzbekiston, Toshkent, gʻazna',
    children: (
      <Box>
        Счёт пропущен: сумма занята до 13:58.
        019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
      </Box>
    ),
    closeLabel: 'Yopish',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nega bu hisob?' }));
    const panel = await screen.findByRole('dialog');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
