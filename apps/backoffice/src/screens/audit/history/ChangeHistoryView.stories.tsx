import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { makeChanges } from '../../../fixtures/audit.ts';
import { ChangeHistoryView } from './ChangeHistoryView.tsx';

const meta = {
  title: 'Screens/Back office/History of changes',
  component: ChangeHistoryView,
  args: {
    page: makeChanges(),
    words: {},
    auditHref: '/audit?object=merchant&objectId=1',
    onOlder: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChangeHistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-574
/** Who, when, which field, before and after; older changes follow by a cursor. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, name, origins, made] = canvas.getAllByRole('row');
    if (!name || !origins || !made) throw new Error('rows are missing');
    await expect(name).toHaveTextContent('Malika Karimova');
    await expect(
      within(name)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining(['Bozor', 'Katta bozor']));
    await expect(origins).toHaveTextContent('none');
    await expect(made).toHaveTextContent('Merchant: created');
    await expect(canvas.getByRole('link', { name: 'All entries in Audit' })).toHaveAttribute(
      'href',
      args.auditHref,
    );
    await expect(canvas.getByRole('button', { name: 'Newest changes' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older changes' }));
    await expect(args.onOlder).toHaveBeenCalledWith('1795181164000.4207');
  },
};

/** A page that holds all of them has no buttons. */
export const OnePage: Story = {
  args: { page: { ...makeChanges(), next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = {
  args: { page: { data: [], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes yet')).toBeVisible();
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
