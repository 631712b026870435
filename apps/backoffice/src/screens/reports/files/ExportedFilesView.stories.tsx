import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { makeExportedFiles } from '../../../fixtures/exported-files.ts';
import { ExportedFilesView } from './ExportedFilesView.tsx';

const meta = {
  title: 'Screens/Back office/Exported files',
  component: ExportedFilesView,
  args: { page: makeExportedFiles(), onOlder: fn(), onRetry: fn() },
} satisfies Meta<typeof ExportedFilesView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-600
/** Who, when, which list with which filter, and how many lines; older files follow by a cursor. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, whole, broken, underWay] = canvas.getAllByRole('row');
    if (!whole || !broken || !underWay) throw new Error('rows are missing');
    await expect(
      within(whole)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual([
      expect.stringMatching(/2026/),
      'Malika Karimova',
      'Balance report',
      'Period start: 2026-11-01, Period end: 2026-11-19, Currency id: 1',
      '19',
    ]);
    await expect(broken).toHaveTextContent('20000, broken off');
    await expect(underWay).toHaveTextContent('Not finished');
    await expect(canvas.getByRole('button', { name: 'Newest files' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older files' }));
    await expect(args.onOlder).toHaveBeenCalledWith('1795181164000.308');
  },
};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = {
  args: { page: { data: [], next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No files yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
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
