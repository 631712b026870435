import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { Refund } from '@tiyin/api/types';
import { DisclosureGroup } from '@tiyin/ui/disclosure';
import { expect, fn } from 'storybook/test';
import { makeRefunds } from '../../../fixtures/sections.ts';
import { InvoiceSection, type SectionRows } from './InvoiceSection.tsx';
import { refundTable } from './refund-table.tsx';

function RefundSection(props: SectionRows<Refund>) {
  return (
    <DisclosureGroup>
      <InvoiceSection {...refundTable} {...props} />
    </DisclosureGroup>
  );
}

const meta = {
  title: 'Screens/Back office/Refunds',
  component: RefundSection,
  args: { onRetry: fn(), rows: makeRefunds() },
} satisfies Meta<typeof RefundSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const open = ({ canvas, userEvent }: Tools) =>
  userEvent.click(canvas.getByRole('button', { name: /^Refunds/ }));

// OFFICE-280, INVOICE-467
/** Each leads to its invoice; the link of an open form can be copied. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Refunds (3)' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(makeRefunds().map(({ invoiceId }) => `/invoices/${invoiceId}`));
    await expect(canvas.getAllByRole('button', { name: 'Copy: Refund ID' })).toHaveLength(3);
    for (const status of ['NEW', 'DONE', 'DECLINED']) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
    await expect(
      canvas.getAllByRole('button', { name: 'Copy: Link of the refund form' }),
    ).toHaveLength(1);
  },
};

/** Without `invoice.refund` the response has no link. */
export const Viewer: Story = {
  args: { rows: makeRefunds().map(({ formUrl: _formUrl, ...rest }) => rest) },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(
      canvas.queryByRole('button', { name: 'Copy: Link of the refund form' }),
    ).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByText('No refunds')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByText('Loading: Refunds')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    problem: new ApiProblem({
      code: 'x',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
    rows: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(canvas.getByText('Refunds did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
