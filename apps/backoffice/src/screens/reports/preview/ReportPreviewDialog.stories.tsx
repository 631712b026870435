import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { ReportPreview } from '@tiyin/api/types';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReportPreviewDialog } from './ReportPreviewDialog.tsx';

const line = (day: string, deposits: string) => [
  day,
  'Samarqand Market',
  'UZS',
  '1000.00',
  deposits,
  '-250.50',
];

const preview: ReportPreview = {
  columns: [
    { name: 'Date', isSummed: false },
    { name: 'Merchant name', isSummed: false },
    { name: 'Currency', isSummed: false },
    { name: 'Opening balance', isSummed: false },
    { name: 'Deposits', isSummed: true },
    { name: 'Reserved', isSummed: true },
  ],
  lines: [line('2026-11-01', '57600.00'), line('2026-11-02', '0.00')],
  lineCount: 1200,
  totals: [{ currency: 'UZS', cells: [null, null, null, null, '1234567.00', '-25250.00'] }],
};

const meta = {
  title: 'Screens/Back office/Report preview',
  component: ReportPreviewDialog,
  args: {
    title: 'Balance, 01/11/2026 – 20/11/2026',
    preview,
    onRetry: fn(),
    onGetReport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportPreviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

// OFFICE-576
/** The first lines, the number of all of them, and their sums; the file is one press away. */
export const Full: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await waitFor(() => expect(inside.getByText('The first 2 of 1200 lines.')).toBeVisible());
    const totals = inside.getByRole('region', { name: 'Totals in UZS' });
    await expect(totals).toHaveTextContent('Deposits1 234 567.00');
    await expect(totals).toHaveTextContent('Reserved\u221225 250.00');
    await expect(within(totals).queryByText('Opening balance')).toBeNull();
    await expect(inside.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(inside.getByRole('button', { name: 'Get report' }));
    await expect(args.onGetReport).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { preview: undefined } };

/** A period without lines says so. */
export const NoLines: Story = {
  args: { preview: { ...preview, lines: [], lineCount: 0, totals: [] } },
  play: async () => {
    const inside = await dialog();
    await waitFor(() => expect(inside.getByText('No lines')).toBeVisible());
  },
};

export const Failed: Story = {
  args: {
    preview: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Not available' }),
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const inside = await dialog();
    await waitFor(() => expect(inside.getByText('The first 2 of 1200 lines.')).toBeVisible());
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
