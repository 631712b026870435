import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { makeMonitoredMerchants } from '../../../fixtures/monitoring.ts';
import { makeMonitoringEvents } from '../../../fixtures/monitoring-events.ts';
import { EventsView } from './EventsView.tsx';

const offline = new ApiProblem({
  code: 'network',
  kind: 'network',
  status: 0,
  title: 'The server cannot be reached',
});

const meta = {
  title: 'Screens/Back office/Monitoring/Events',
  component: EventsView,
  args: {
    terminals: makeMonitoredMerchants()[0]?.terminals ?? [],
    events: { data: makeMonitoringEvents(), hasMore: false },
    onRetry: fn(),
  },
} satisfies Meta<typeof EventsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-781
/** Time, event, person and change of each; a row leads to its entry in the audit. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, newest] = canvas.getAllByRole('row');
    if (!newest) throw new Error('a row is missing');
    await expect(newest).toHaveTextContent(
      /20\/11\/2026 12:52:10.*Account 17: disabled.*Malika Karimova.*Enabled:.*Yes.*No/,
    );
    await expect(within(newest).getByRole('link')).toHaveAttribute(
      'href',
      '/audit?object=account&objectId=17&before=1795179130000.4306',
    );
    await expect(canvas.getByText('Terminal Uzcard deposits: changed')).toBeVisible();
    await expect(canvas.queryByText('Provider 3: changed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(canvas.getByText('Provider 3: changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the newest 5' }));
    await expect(canvas.queryByText('Provider 3: changed')).toBeNull();
  },
};

/** Of more than 100, the older ones are in the audit. */
export const More: Story = {
  args: { events: { data: makeMonitoringEvents(), hasMore: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/audit');
  },
};

export const None: Story = {
  args: { events: { data: [], hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing was changed/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { events: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { events: undefined, problem: offline },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The events did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OutOfDate: Story = {
  args: { problem: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These events may be out of date')).toBeVisible();
    await expect(canvas.getByText('Account 17: disabled')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
