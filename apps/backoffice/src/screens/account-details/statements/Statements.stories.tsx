import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, screen, within } from 'storybook/test';
import { makeStatementMapping, makeStatements } from '../../../fixtures/statements.ts';
import { ImportStatement } from './ImportStatement.tsx';
import type { ImportStatementDialogProps } from './ImportStatementDialog.tsx';
import { StatementsCard } from './StatementsCard.tsx';

const onImport = fn<ImportStatementDialogProps['onImport']>();
const mapping = makeStatementMapping();

const meta = {
  title: 'Screens/Back office/Account statements',
  component: StatementsCard,
  args: {
    actions: <ImportStatement mapping={mapping} onImport={onImport} />,
    onPageChange: fn(),
    onRetry: fn(),
    page: { data: makeStatements(), total: 2 },
    pageIndex: 0,
  },
} satisfies Meta<typeof StatementsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-263
/** The name of the file suggests the format, and a refused file leaves the choices. */
export const Importing: Story = {
  play: async ({ canvas, userEvent }) => {
    onImport.mockReset();
    onImport.mockResolvedValueOnce({
      errors: [],
      title: 'Line 3: "5O,00" is not an amount of UZS',
    });
    onImport.mockResolvedValueOnce(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Import statement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import statement' });
    const form = within(dialog);
    const send = form.getByRole('button', { name: 'Import statement' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    const file = new File(['Date;Sum'], 'november.csv', { type: 'text/csv' });
    await userEvent.upload(input, file);
    await expect(form.getByText('november.csv')).toBeVisible();
    await expect(form.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: 'Windows-1251' }));
    await expect(form.getByRole('textbox', { name: 'Column of the amount' })).toHaveValue('Sum');
    await userEvent.type(form.getByRole('textbox', { name: 'Column of the purpose' }), 'Purpose');
    await userEvent.click(send);
    await expect(await form.findByText(/Line 3: /)).toBeVisible();
    await userEvent.click(send);
    await expect(onImport).toHaveBeenLastCalledWith({
      file,
      format: 'csv',
      encoding: 'windows-1251',
      mapping: { ...mapping, purpose: 'Purpose' },
    });
  },
};

/** Days are written as everywhere else, not as the bank's file has them. */
export const ReadOnly: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    const days = canvas.getAllByText(/^\d\d\/\d\d\/\d{4}( – \d\d\/\d\d\/\d{4})?$/);
    await expect(days).toHaveLength(2);
  },
};

export const Empty: Story = { args: { page: { data: [], total: 0 } } };

export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({
      code: 'x',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
  },
};
