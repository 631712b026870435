import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeBoard, makeFailedBoard } from '../../fixtures/checks.ts';
import { ChecksView } from './ChecksView.tsx';

const meta = {
  title: 'Screens/Back office/Checks',
  component: ChecksView,
  decorators: [inFrame('Checks')],
  args: {
    board: makeBoard(),
    permissions: ['audit.read', 'people.account'],
    onCheckNow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChecksView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-320
/** Each says in words what it holds; figures stand beside one that has some. */
export const AllHold: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('All 2 checks hold')).toBeVisible();
    const [, , suspense] = canvas.getAllByRole('row');
    if (!suspense) throw new Error('rows are missing');
    await expect(within(suspense).getByText('Holds')).toBeVisible();
    await expect(suspense).toHaveTextContent(/in suspense, 125\s000\.00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onCheckNow).toHaveBeenCalled();
  },
};

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** The words of a check have more room than what was found, which is mostly nothing. */
export const RoomForWords: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const [name, , , found] = canvas.getAllByRole('columnheader');
    if (!name || !found) throw new Error('headings are missing');
    await expect(widthOf(name)).toBeGreaterThan(1.2 * widthOf(found));
  },
};

/** On a card the words of the time are alone: "Since" before "Checked at" would contradict. */
export const TimeOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/Checked at/);
    await expect(first).not.toHaveTextContent(/Since \(UTC\) ?Checked/);
  },
};

// OFFICE-320
/** A failed one says since when, and names examples with links. */
export const Failed: Story = {
  args: { board: makeFailedBoard() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 checks failed')).toBeVisible();
    const [, failed, unchecked] = canvas.getAllByRole('row');
    if (!failed || !unchecked) throw new Error('rows are missing');
    await expect(failed).toHaveTextContent('Failed since 20/11/2026 13:26:04');
    await expect(failed).toHaveTextContent('and 11 more');
    await expect(within(failed).getByRole('link', { name: /^Invoice/ })).toHaveAttribute(
      'href',
      '/invoices/019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    );
    await expect(within(failed).getByRole('link', { name: 'Transfer 77' })).toHaveAttribute(
      'href',
      '/money?tab=unmatched&item=77',
    );
    await expect(unchecked).toHaveTextContent('Never checked');
  },
};

/** While a run is under way there is no second one. */
export const Running: Story = {
  args: { board: makeBoard({ isRunning: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('A run is under way.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Check now/ }));
    await expect(args.onCheckNow).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { board: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading checks')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Check now' })).toBeDisabled();
  },
};

const topOf = (grid: Element) => grid.getBoundingClientRect().top;

// OFFICE-841
/** The sentence above has its room before it comes, so that the table does not move. */
export const Coming: Story = {
  render: (args) => (
    <>
      <ChecksView {...args} board={undefined} />
      <ChecksView {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [waiting, there] = canvas.getAllByRole('grid');
    const tops = [waiting, there].map((grid) => {
      const view = grid?.parentElement?.parentElement;
      return grid && view ? topOf(grid) - topOf(view) : undefined;
    });
    await expect(tops[0]).toBe(tops[1]);
  },
};

/** On a phone each is a card, and nothing reaches over the edge. */
export const OnAPhone: Story = {
  args: { board: makeFailedBoard() },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
