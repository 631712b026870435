import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeAccountDays, makeDayDetails } from '../../../fixtures/statements.ts';
import { type DayActions, DayDialog } from './DayDialog.tsx';
import { DaysCard } from './DaysCard.tsx';

const onExplain = fn<DayActions['onExplain']>();
const onClose = fn<DayActions['onClose']>();
const actions = { onExplain, onClose };
const dialog = { day: '2026-11-19', isOpen: true, onOpenChange: fn(), onRetry: fn() };
const problem = new ApiProblem({
  code: 'x',
  kind: 'http',
  status: 503,
  title: 'Service unavailable',
});

const meta = {
  title: 'Screens/Back office/Account days',
  component: DaysCard,
  args: {
    onPageChange: fn(),
    onRetry: fn(),
    renderReview: () => <Button size="sm">Review</Button>,
    page: { data: makeAccountDays(), total: 5 },
    pageIndex: 0,
  },
} satisfies Meta<typeof DaysCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day in each state. */
export const States: Story = {
  play: async ({ canvas }) => {
    for (const state of ['No statement', 'Differs', 'Explained', 'Agrees', 'Closed']) {
      await expect(canvas.getByText(state)).toBeVisible();
    }
    // Without a statement, the bank's figures and the difference are unknown, not zero.
    await expect(canvas.getAllByText('—')).toHaveLength(3);
  },
};

// OFFICE-264
/** A difference is explained with a reason; until then the day cannot be closed. */
export const Explaining: Story = {
  render: () => <DayDialog {...dialog} details={makeDayDetails()} actions={actions} />,
  play: async ({ userEvent }) => {
    onExplain.mockReset();
    onExplain.mockResolvedValueOnce(undefined);
    const day = within(await screen.findByRole('dialog', { name: '19/11/2026' }));
    await waitFor(() => expect(day.getByText('Fee of November')).toBeVisible());
    await expect(day.getByRole('button', { name: 'Close day' })).toBeDisabled();
    await userEvent.type(day.getByRole('textbox', { name: /Reason/ }), 'The fee of the bank');
    await userEvent.click(day.getByRole('button', { name: 'Explain difference' }));
    await expect(onExplain).toHaveBeenCalledWith('The fee of the bank');
  },
};

// OFFICE-925
/** A reason that was not sent is discarded only after a question. */
export const ReasonThenClosed: Story = {
  render: () => <DayDialog {...dialog} details={makeDayDetails()} actions={actions} />,
  play: async ({ userEvent }) => {
    dialog.onOpenChange.mockReset();
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'The fee of the bank{Escape}');
    await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await expect(dialog.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(dialog.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A refusal is shown, and the day stays open. */
export const Closing: Story = {
  render: () => (
    <DayDialog {...dialog} details={makeDayDetails({ state: 'EXPLAINED' })} actions={actions} />
  ),
  play: async ({ userEvent }) => {
    onClose.mockReset();
    onClose.mockResolvedValueOnce({ errors: [], title: 'An earlier day of this account is open' });
    const day = within(await screen.findByRole('dialog', { name: '19/11/2026' }));
    await userEvent.click(day.getByRole('button', { name: 'Close day' }));
    await waitFor(() =>
      expect(day.getByText('An earlier day of this account is open')).toBeVisible(),
    );
  },
};

/** The two lists are named in sight. */
export const DayReadOnly: Story = {
  render: () => <DayDialog {...dialog} details={makeDayDetails({ state: 'CLOSED' })} />,
  play: async () => {
    const day = within(await screen.findByRole('dialog', { name: '19/11/2026' }));
    await waitFor(() =>
      expect(day.getByRole('heading', { name: 'In the bank, not in the ledger' })).toBeVisible(),
    );
    await expect(
      day.getByRole('heading', { name: 'In the ledger, not in the bank' }),
    ).toBeVisible();
  },
};

/** A day that agrees says so in two lines, without tables. */
export const DayAgrees: Story = {
  render: () => (
    <DayDialog
      {...dialog}
      details={{
        ...makeDayDetails({ state: 'AGREES', difference: 0 }),
        unexplained: [],
        unseen: [],
      }}
    />
  ),
  play: async () => {
    const day = within(await screen.findByRole('dialog', { name: '19/11/2026' }));
    await waitFor(() =>
      expect(day.getByText('The ledger has all lines of the bank')).toBeVisible(),
    );
    await expect(day.queryByRole('grid')).toBeNull();
    await expect(day.queryByText(/\+0\.00/)).toBeNull();
  },
};

export const DayLoading: Story = { render: () => <DayDialog {...dialog} details={undefined} /> };

export const DayFailed: Story = {
  render: () => <DayDialog {...dialog} details={undefined} problem={problem} />,
};

export const Empty: Story = { args: { page: { data: [], total: 0 } } };

export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = { args: { page: undefined, problem } };
