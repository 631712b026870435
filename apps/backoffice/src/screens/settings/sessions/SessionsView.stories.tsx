import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { Session } from '@tiyin/api/types';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SessionsView } from './SessionsView.tsx';

const here: Session = {
  browser: 'Firefox on Windows',
  createdDate: '2026-11-20T08:02:11.000Z',
  expiryDate: '2026-11-20T20:02:11.000Z',
  id: 'a'.repeat(32),
  isCurrent: true,
};
const phone: Session = {
  ...here,
  browser: 'Safari on iPhone',
  id: 'b'.repeat(32),
  isCurrent: false,
};
const unknown: Session = { ...phone, browser: null, id: 'c'.repeat(32) };

const meta = {
  title: 'Screens/Back office/Sessions',
  component: SessionsView,
  args: {
    onEnd: fn(),
    onEndOthers: fn(() => Promise.resolve()),
    onRetry: fn(),
    sessions: [here, phone, unknown],
  },
} satisfies Meta<typeof SessionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is ended at once, all others after a question; this one is left by Log Out. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, own, other] = canvas.getAllByRole('row');
    if (!own || !other) throw new Error('rows are missing');
    await expect(own).toHaveTextContent('This session');
    await expect(within(own).queryByRole('button')).toBeNull();
    await userEvent.click(within(other).getByRole('button', { name: 'Sign out' }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};

export const OnlyThis: Story = {
  args: { sessions: [here] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { sessions: undefined } };

export const Failed: Story = {
  args: {
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
    sessions: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
