import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeReportSchedules } from '../../../fixtures/report-schedules.ts';
import { type PendingCommand, SchedulesView, type SchedulesViewProps } from './SchedulesView.tsx';

const schedules = makeReportSchedules();

const meta = {
  title: 'Screens/Back office/Scheduled reports',
  component: SchedulesView,
  args: {
    page: { data: schedules, total: schedules.length },
    onAdd: fn(),
    onSend: fn(),
    onPause: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SchedulesView>;

/** Its command never ends. */
function Paused(props: SchedulesViewProps) {
  const [pending, setPending] = useState<PendingCommand>();
  return (
    <SchedulesView
      {...props}
      pending={pending}
      onPause={({ id }) => setPending({ id, name: 'pause' })}
    />
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-601
/** Each schedule has its receivers, next time and last result, and can be sent now, paused and deleted. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, sent, failing, paused, lost] = canvas.getAllByRole('row');
    if (!sent || !failing || !paused || !lost) throw new Error('rows are missing');
    await expect(sent).toHaveTextContent('Sent 23/11/2026 00:15:02 UTC, 7 lines');
    await expect(failing).toHaveTextContent('Failed so far, is tried again: answered 503');
    await userEvent.click(within(sent).getByRole('button', { name: 'Send now' }));
    await expect(args.onSend).toHaveBeenCalledWith(schedules[0]);
    await userEvent.click(within(paused).getByRole('button', { name: 'Resume' }));
    await expect(args.onPause).toHaveBeenCalledWith(schedules[2]);
    await expect(within(lost).queryByRole('button', { name: 'Send now' })).toBeNull();
    await userEvent.click(within(lost).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(schedules[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule a report' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

// OFFICE-926
/** The button that was pressed waits and keeps the focus; the others of its row stay as they are. */
export const Pausing: Story = {
  render: (args) => <Paused {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('row')[1] ?? canvas.getByRole('grid'));
    const pause = row.getByRole('button', { name: 'Pause' });
    await userEvent.click(pause);
    await waitFor(() => expect(pause).toHaveAttribute('aria-disabled', 'true'));
    await expect(pause).toHaveFocus();
    await expect(row.getByRole('button', { name: 'Send now' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = {
  args: { page: { data: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No scheduled reports yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Not available' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
