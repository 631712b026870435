import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { Notification } from '@tiyin/api/types';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeNotification, makeNotifications } from '../../fixtures/notifications.ts';
import { placeOf } from './notification-place.ts';
import { NotificationsView } from './NotificationsView.tsx';

const problem = new ApiProblem({
  code: 'unavailable',
  kind: 'http',
  status: 503,
  title: 'Service unavailable',
});

const everything = { page: 0, size: 10, kind: null, isMine: false } as const;

const commands = {
  onClose: fn((_notification: Notification): Promise<unknown> => Promise.resolve()),
  onOpen: fn(),
  placeOf: (notification: Parameters<typeof placeOf>[0]) =>
    placeOf(notification, ['people.account']),
};

const meta = {
  title: 'Screens/Back office/Notifications',
  component: NotificationsView,
  decorators: [inFrame('Notifications')],
  args: {
    commands,
    onQueryChange: fn(),
    onRetry: fn(),
    kinds: ['TRANSFER_UNMATCHED', 'TICKET_WAITS'],
    page: { data: makeNotifications(), total: 12 },
    query: { ...everything, status: 'ALL' },
  },
} satisfies Meta<typeof NotificationsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-85, OFFICE-86, PEOPLE-43
/** Each shows its kind, the page where it is handled, and its state; an open one can be closed. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    commands.onClose.mockClear();
    const [, unmatched, differs, , ticket] = canvas.getAllByRole('row');
    if (!unmatched || !differs || !ticket) throw new Error('rows are missing');
    await expect(unmatched).toHaveTextContent(/Amount: 125\s000\.00 UZS/);
    await expect(unmatched).toHaveTextContent('In Process');
    await expect(
      within(differs).getByRole('link', { name: 'Invoice …\u2060B7A4442E' }),
    ).toHaveAttribute('href', '/invoices/019aa1f1-e0b3-7a02-8c11-0d93b7a4442e');
    await expect(ticket).toHaveTextContent(/Closed.*resolved/);
    await expect(within(ticket).queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(within(unmatched).getByRole('link', { name: 'Transfer 77' })).toHaveAttribute(
      'href',
      '/money?tab=unmatched&item=77',
    );
    await userEvent.click(within(differs).getByRole('button', { name: 'Close' }));
    await expect(commands.onClose.mock.lastCall?.[0]).toMatchObject({ id: 811 });
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
  },
};

/** Without the permission to see transfers, there is no link to them. */
export const WithoutTransfers: Story = {
  args: { commands: { ...commands, placeOf: (notification) => placeOf(notification, []) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Transfer 77' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  },
};

/** A person who sees a kind without the permission to close it has no close button. PEOPLE-231 */
export const NoPermissionToClose: Story = {
  args: {
    page: {
      data: [
        makeNotification({ canClose: false }),
        makeNotification({
          id: 813,
          kind: 'TRANSFER_UNMATCHED',
          details: [{ name: 'closedBefore', value: '2026-11-19T08:15:00.000Z' }],
        }),
      ],
      total: 2,
    },
  },
  play: async ({ canvas }) => {
    const [, seen, again] = canvas.getAllByRole('row');
    if (!seen || !again) throw new Error('rows are missing');
    await expect(within(seen).queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(within(again).getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(again).toHaveTextContent('it was closed on 19/11/2026 08:15:00');
  },
};

// OFFICE-321
/** The list is narrowed to a kind and to those of the person, who opens one to work on it. */
export const Narrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Assigned to me' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ isMine: true, page: 0 }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: /Kind/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'A support ticket waits for a decision' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'TICKET_WAITS', page: 0 }),
    );
    const [, , mine] = canvas.getAllByRole('row');
    if (!mine) throw new Error('rows are missing');
    await expect(mine).toHaveTextContent('Me');
    await userEvent.click(within(mine).getByRole('button', { name: 'Open (2)' }));
    await expect(commands.onOpen.mock.lastCall?.[0]).toMatchObject({ id: 811 });
  },
};

const requests = ['Abdulhamid Yusupov', 'Gʻulomjon Oʻrinboyev'].map((requester, index) =>
  makeNotification({
    id: 820 + index,
    kind: 'APPROVAL_WAITS',
    subject: { type: 'approval', id: '5' },
    merchant: { id: 1, name: 'Samarqand Market' },
    details: [
      { name: 'kind', value: 'REFUND' },
      { name: 'amount', value: '97300000' },
      { name: 'currency', value: 'UZS' },
      { name: 'about', value: 'invoice:019aa1f1-e0b3-7a02-8c11-0d93b7a4442e' },
      { name: 'aboutName', value: 'app-97300000' },
      { name: 'requester', value: requester },
    ],
  }),
);

// OFFICE-902
/** The facts of a request have room: three lines at the most with their title, also where the status is listed. */
export const Requests: Story = {
  args: { page: { data: requests, total: 2 } },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const facts = canvas.getByText(/Requested by: Abdulhamid Yusupov/);
    const { lineHeight } = getComputedStyle(facts);
    const words = facts.parentElement?.getBoundingClientRect().height ?? Infinity;
    await expect(Math.round(words / parseFloat(lineHeight))).toBeLessThanOrEqual(3);
    const [, row] = canvas.getAllByRole('row');
    await expect(row).toHaveTextContent('Samarqand Market');
  },
};

// OFFICE-907
/** Closing that takes its time shows it: the button waits and keeps the focus, and a second press does nothing. */
export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    commands.onClose.mockClear();
    const { promise, resolve } = Promise.withResolvers<void>();
    commands.onClose.mockReturnValueOnce(promise);
    const [close] = canvas.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('the button is missing');
    await userEvent.click(close);
    await expect(close).toHaveAttribute('data-pending', 'true');
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(commands.onClose).toHaveBeenCalledOnce();
    resolve();
    await waitFor(() => expect(close).not.toHaveAttribute('data-pending'));
  },
};

export const NothingOpen: Story = {
  args: { page: { data: [], total: 0 }, query: { ...everything, status: 'IN_PROCESS' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs you')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Closed' })).toHaveAttribute(
      'href',
      '/notifications?status=closed',
    );
  },
};

export const Loading: Story = {
  args: { page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading notifications')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { page: undefined, problem },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The notifications did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Loaded data stays after a failed refresh. */
export const OutOfDate: Story = {
  args: { problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These notifications may be out of date')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(4);
  },
};

/** On a phone each is a card, and nothing reaches over the edge. */
export const OnAPhone: Story = {
  args: {
    page: {
      data: [
        makeNotification({ merchant: { id: 1, name: 'Oʻzbekiston gʻazna savdosi, Самарканд' } }),
        ...makeNotifications().slice(1),
      ],
      total: 5,
    },
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
