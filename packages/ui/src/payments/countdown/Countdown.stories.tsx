import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, isMockFunction, waitFor } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Button } from '../../components/button/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { Countdown } from './index.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const second = 1000;
const minute = 60 * second;

const clockAt = (time: number) => ({ now: () => time, initialNow: time });

/* A clock that is a second on at each look, and looked at again at once. */
const running = (from: number) => {
  let looks = 0;
  return {
    initialNow: from,
    now: () => {
      looks += 1;
      return from + looks * second - 1;
    },
  };
};

/* Where red lies on the wheel of oklch, in degrees. */
const redHue = 27;

/* The hue of a colour as the browser writes it: `oklch(0.5 0.2 27)`. */
const hueOf = (color: string) => Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(color)?.[1]);

/* The requested announcement, in seconds left. */
const spoken = (announcement: unknown): unknown[] =>
  isMockFunction(announcement) ? announcement.mock.calls.map(([left]: unknown[]) => left) : [];

const meta = {
  title: 'Payments/Countdown',
  component: Countdown,
  decorators: [onPaymentForm],
  args: {
    start: noon,
    deadline: noon + 15 * minute,
    ...clockAt(noon + 28 * second),
    daysText: (days) => `${days} days`,
    announcement: (left) => `${left} seconds left`,
    onOver: fn(),
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Minutes and seconds; silent between the moments that matter. */
export const Minutes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onOver).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

// FORM-51
/** From one day on, days only. */
export const Days: Story = {
  args: { deadline: noon + 50 * 60 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('2 days');
  },
};

export const Hours: Story = { args: { deadline: noon + 65 * minute } };

// FORM-52
/** In the last minute it has the tone of an error, which is red in both themes. */
export const Urgent: Story = {
  args: { ...clockAt(noon + 14 * minute + 15 * second) },
  play: async ({ canvas }) => {
    const hue = hueOf(getComputedStyle(canvas.getByRole('timer')).color);
    await expect(Math.abs(hue - redHue)).toBeLessThan(15);
  },
};

/** It announces the last five minutes. */
export const FiveMinutesLeft: Story = {
  args: { ...clockAt(noon + 10 * minute) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('300 seconds left');
  },
};

/** From over five minutes to the end it announces three moments only. */
export const ThreeMomentsOnly: Story = {
  args: {
    ...running(noon + 10 * minute - 5 * second),
    announcement: fn((left: number) => `${left} seconds left`),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onOver).toHaveBeenCalled(), { timeout: 20 * second });
    const moments = spoken(args.announcement);
    await expect([...new Set(moments)]).toEqual([300, 60, 30]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

// FORM-50
/** It counts down to the end and reports the end once. */
export const RunsOut: Story = {
  args: {
    ...running(noon + 15 * minute - 4 * second),
    announcement: (left) => `${left} seconds left`,
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onOver).toHaveBeenCalled());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
    await expect(args.onOver).toHaveBeenCalledOnce();
  },
};

export const OnAButton: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Countdown {...args} isOnButton />
      <Countdown {...args} {...clockAt(noon + 14 * minute + 15 * second)} isOnButton />
    </Stack>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12}>
      <Countdown {...args} />
      <Countdown {...args} deadline={noon + 65 * minute} />
      <Countdown {...args} deadline={noon + 50 * 60 * minute} />
      <Countdown {...args} {...clockAt(noon + 14 * minute + 15 * second)} />
      <Countdown {...args} {...clockAt(noon + 15 * minute)} />
      <Button variant="primary" isWide>
        I have paid <Countdown {...args} isOnButton />
      </Button>
      <Button variant="primary" isWide>
        I have paid{' '}
        <Countdown {...args} {...clockAt(noon + 14 * minute + 15 * second)} isOnButton />
      </Button>
    </Stack>
  ),
};

/** Days in the reader's language, with words of any length; the ring keeps its size. */
export const Texts: Story = {
  args: { deadline: noon + 50 * 60 * minute },
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={12}>
        <Countdown {...args} daysText={(days) => `ещё ${days} календарных дня`} />
        <Countdown
          {...args}
          daysText={(days) => `yana ${days} kun qoldi, oʻtib ketmasin, toʻlovni unutmang`}
        />
      </Stack>
    </Box>
  ),
};
