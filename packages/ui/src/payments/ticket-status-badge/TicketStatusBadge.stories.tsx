import { ticketStatuses } from '@tiyin/domain/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { TicketStatusBadge } from './index.ts';

const meta = {
  title: 'Payments/TicketStatusBadge',
  component: TicketStatusBadge,
  args: { status: 'IN_WORK' },
} satisfies Meta<typeof TicketStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is read, the sign is not. It is not a control. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('IN_WORK')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Each status has its own sign, so that nothing rests on the colour. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap={8}>
      {ticketStatuses.map(({ code }) => (
        <TicketStatusBadge key={code} status={code} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(new Set(signs).size).toBe(ticketStatuses.length);
  },
};

/** The words are the five codes; in a narrow place they are cut and stay on one line. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <p>
        Обращение 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E,{' '}
        <TicketStatusBadge status="REJECTED" /> toʻlov boʻyicha murojaat{' '}
        <TicketStatusBadge status="PENDING" />
      </p>
    </Box>
  ),
};
