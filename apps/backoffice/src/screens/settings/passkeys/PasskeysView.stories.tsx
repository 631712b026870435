import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { Passkey } from '@tiyin/api/types';
import { expect, fn, within } from 'storybook/test';
import { PasskeysView } from './PasskeysView.tsx';

const laptop: Passkey = {
  id: 2,
  name: 'Work laptop',
  createdDate: '2026-11-20T08:02:11.000Z',
  lastUsedDate: '2026-11-23T09:14:00.000Z',
};
const unused: Passkey = { ...laptop, id: 1, name: 'Security key', lastUsedDate: null };

const meta = {
  title: 'Screens/Back office/Passkeys',
  component: PasskeysView,
  args: {
    onAdd: fn<() => void>(),
    onRemove: fn(),
    onRename: fn(),
    onRetry: fn(),
    passkeys: [laptop, unused],
  },
} satisfies Meta<typeof PasskeysView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-385
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('row');
    if (!first || !second) throw new Error('rows are missing');
    await expect(second).toHaveTextContent('Never');
    await userEvent.click(within(first).getByRole('button', { name: 'Rename' }));
    await expect(args.onRename).toHaveBeenCalledWith(laptop);
    await userEvent.click(within(second).getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(unused);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { passkeys: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No passkeys yet')).toBeVisible();
    // The picture of what is added here, not that of a search without a result.
    await expect(canvasElement.querySelector('.lucide-lock')).toBeVisible();
    await expect(canvasElement.querySelector('.lucide-search-x')).toBeNull();
  },
};

/** Those of other browsers are shown, and none can be added here. */
export const BrowserWithout: Story = {
  render: ({ onAdd: _onAdd, ...args }) => <PasskeysView {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

export const Loading: Story = { args: { passkeys: undefined } };

export const Failed: Story = {
  args: {
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
    passkeys: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

// OFFICE-385
/** Names may be long, with and without blanks: each is there to its end. */
export const OnAPhone: Story = {
  args: {
    passkeys: [
      { ...laptop, name: 'The fingerprint of the laptop in the office of the treasury' },
      { ...unused, name: 'SecurityKeyOfTheSafeInTheTreasuryOfTheHeadOfficeInTashkent' },
    ],
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(/Treasury/i)) {
      const box = name.closest('[role="gridcell"], [role="rowheader"], [role="cell"]');
      if (!box) throw new Error('the name is in no cell');
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    }
  },
};
