import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Box } from '../box/index.ts';
import { Timeline } from './index.ts';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    label: 'History of status changes',
    events: [
      {
        id: '3',
        title: 'PENDING',
        time: '13:26:20',
        dateTime: '2026-11-20T13:26:20Z',
        note: 'customer said “I have paid”',
      },
      {
        id: '2',
        title: 'IN_PROGRESS',
        time: '13:24:02',
        dateTime: '2026-11-20T13:24:02Z',
        note: 'requisites shown',
      },
      { id: '1', title: 'NEW', time: '13:23:49', dateTime: '2026-11-20T13:23:49Z' },
    ],
  },
  decorators: [(Story) => <Box maxWidth="form">{Story()}</Box>],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The newest event is the current step. */
export const CurrentStep: Story = {
  play: async ({ canvas }) => {
    const [newest, ...older] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveAttribute('aria-current', 'step');
    for (const event of older) {
      await expect(event).not.toHaveAttribute('aria-current');
    }
  },
};

export const OneEvent: Story = {
  args: { events: [{ id: '1', title: 'NEW', time: '13:23:49', dateTime: '2026-11-20T13:23:49Z' }] },
};

export const WithBadges: Story = {
  args: {
    events: [
      {
        id: '2',
        title: (
          <Badge tone="success" mark="dot">
            DONE
          </Badge>
        ),
        time: '20/11/2026 13:27:31',
        dateTime: '2026-11-20T13:27:31Z',
      },
      {
        id: '1',
        title: <Badge mark="dot">NEW</Badge>,
        time: '20/11/2026 13:23:49',
        dateTime: '2026-11-20T13:23:49Z',
      },
    ],
  },
};

/** A list by role, and never a tab stop. */
export const NotAControl: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  args: {
    events: [
      {
        id: '4',
        title: (
          <Badge tone="success" mark="dot">
            DONE
          </Badge>
        ),
        time: '13:27:31',
        dateTime: '2026-11-20T13:27:31Z',
        note: 'the money was found',
      },
      ...meta.args.events,
    ],
  },
};

export const Texts: Story = {
  args: {
    label: 'История изменения статуса',
    events: [
      {
        id: '3',
        title: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
        time: '20/11/2026 13:29:02',
        dateTime: '2026-11-20T13:29:02Z',
        note: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      },
      {
        id: '2',
        title: 'Оператор вручную изменил состояние платежа после обращения клиента',
        time: '20/11/2026 13:27:31',
        dateTime: '2026-11-20T13:27:31Z',
        note: 'Mijoz murojaatidan soʻng operator holatni oʻzgartirdi 019AA1F1E0B37A028C110D93B7A4442E',
      },
      { id: '1', title: 'NEW', time: '20/11/2026 13:23:49', dateTime: '2026-11-20T13:23:49Z' },
    ],
  },
};
