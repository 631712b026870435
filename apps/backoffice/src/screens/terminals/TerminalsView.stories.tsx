import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeTerminal, makeTerminals } from '../../fixtures/terminals.ts';
import { TerminalsView } from './TerminalsView.tsx';

const meta = {
  title: 'Screens/Back office/Terminals',
  component: TerminalsView,
  args: {
    children: <p>The chosen terminal stands here.</p>,
    chosenId: 13,
    onChoose: fn(),
    onNew: fn(),
    onRetry: fn(),
    terminals: makeTerminals(),
  },
  decorators: [inFrame('Terminals')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TerminalsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-63
/** A tab for each terminal; a test terminal is marked. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chosen = canvas.getByRole('tab', { selected: true });
    await expect(chosen).toHaveTextContent('Uzcard deposits');
    await userEvent.click(canvas.getByRole('tab', { name: 'Sandbox deposits · Test' }));
    await expect(args.onChoose).toHaveBeenCalledWith(14);
    await userEvent.click(canvas.getByRole('button', { name: 'New Terminal' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** More than fit: they scroll, and the chosen one is in view. */
export const Many: Story = {
  args: {
    chosenId: 30,
    terminals: Array.from({ length: 40 }, (_, index) =>
      makeTerminal({ id: index + 1, name: `Terminal of branch ${index + 1}` }),
    ),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

// OFFICE-573
/** With more than six, a search narrows the tabs by name or id; the chosen one stays, and Enter chooses the first. */
export const Searched: Story = {
  args: {
    terminals: Array.from({ length: 12 }, (_, index) =>
      makeTerminal({ id: index + 10, name: `Terminal of branch ${index + 1}` }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search terminals' });
    await userEvent.type(search, 'BRANCH 1');
    const names = () => canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names()).toEqual([
      'Terminal of branch 1',
      'Terminal of branch 4',
      'Terminal of branch 10',
      'Terminal of branch 11',
      'Terminal of branch 12',
    ]);
    await expect(canvas.getByText('4 of 12 terminals')).toHaveAttribute('role', 'status');
    await userEvent.clear(search);
    await userEvent.type(search, '21{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(21);
    await userEvent.clear(search);
    await userEvent.type(search, 'nowhere');
    await expect(canvas.getByText('Nothing found.')).toBeVisible();
    await expect(names()).toEqual(['Terminal of branch 4']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(names()).toHaveLength(12);
  },
};

export const Loading: Story = { args: { terminals: undefined } };

export const Empty: Story = {
  args: { chosenId: null, terminals: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No terminals yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Terminal' }));
    await expect(args.onNew).toHaveBeenCalled();
  },
};

/** Without permission there is no New Terminal button. */
export const EmptyForAViewer: Story = {
  args: { chosenId: null, terminals: [] },
  render: ({ onNew: _onNew, ...args }) => <TerminalsView {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New Terminal' })).toBeNull();
  },
};

/** In a new installation: the first step is explained. */
export const EmptyWithoutMerchant: Story = {
  args: { chosenId: null, hasMerchant: false, terminals: [] },
  render: ({ onNew: _onNew, ...args }) => <TerminalsView {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/make one under Merchant first/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Service unavailable' }),
    terminals: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
