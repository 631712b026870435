import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { makeAuditEntry, makeAuditPage } from '../../fixtures/audit.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { AuditView } from './AuditView.tsx';
import { readAuditQuery } from './audit-address.ts';

const meta = {
  title: 'Screens/Back office/Audit',
  component: AuditView,
  decorators: [inFrame('Audit')],
  args: {
    query: readAuditQuery(''),
    onQueryChange: fn(),
    onOpenFilter: fn(),
    onDownload: fn(),
    permissions: ['audit.read'],
    page: makeAuditPage(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-350
/** A change is read as before and after; an object leads to its page, a name to all entries of the actor. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, setting, status] = canvas.getAllByRole('row');
    if (!setting || !status) throw new Error('rows are missing');
    await expect(setting).toHaveTextContent('Value: before false → after true');
    await expect(within(setting).getByRole('link', { name: 'Malika Karimova' })).toHaveAttribute(
      'href',
      '/audit?actor=staff&actorId=1',
    );
    await expect(within(status).getByRole('link', { name: /^Invoice/ })).toHaveAttribute(
      'href',
      '/invoices/019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    );
    await expect(canvas.getByRole('button', { name: 'Newest entries' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older entries' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      conditions: {},
      before: '1795181164000.4207',
    });
  },
};

// OFFICE-844
/** In place of ids there are names, which lead to the pages that the person may visit. */
export const Named: Story = {
  args: {
    permissions: ['audit.read', 'people.manage', 'people.account'],
    page: {
      data: [
        makeAuditEntry({
          action: 'invoice.assigned',
          object: { kind: 'account', id: '41', name: 'Kapitalbank •••• 4242' },
          changes: [
            {
              field: 'assigneeId',
              before: null,
              after: '3',
              afterObject: { kind: 'person', id: '3', name: 'Botir Yusupov' },
            },
          ],
          details: [{ name: 'poolId', value: '7', object: { kind: 'pool', id: '7' } }],
        }),
      ],
      next: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account Kapitalbank •••• 4242' })).toBeVisible();
    const [, row] = canvas.getAllByRole('row');
    await expect(row).toHaveTextContent('Assignee: after Botir Yusupov');
    await expect(row).toHaveTextContent('Pool: 7');
    await expect(canvas.getByRole('link', { name: 'Botir Yusupov' })).toHaveAttribute(
      'href',
      '/people/3',
    );
  },
};

// OFFICE-350
/** Each condition is a chip that is removed alone, and the file has what is shown. */
export const Filtered: Story = {
  args: { query: readAuditQuery('actor=staff&actorId=1&object=setting&before=1795181164000.4211') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
    await expect(args.onOpenFilter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Object: Setting/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      conditions: { actorType: 'staff', actorId: 1 },
      before: undefined,
    });
  },
};

export const NothingFound: Story = {
  args: { query: readAuditQuery('object=setting'), page: { data: [], next: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all entries' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ conditions: {}, before: undefined });
  },
};

export const Loading: Story = {
  args: { page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading entries')).toBeInTheDocument();
  },
};

/** A card has no line without a value, and the address of a sign-in once. */
export const OnAPhone: Story = {
  args: {
    page: {
      data: [
        makeAuditEntry({
          action: 'session.started',
          changes: [],
          details: [{ name: 'address', value: '203.0.113.7' }],
          address: '203.0.113.7',
        }),
      ],
      next: null,
    },
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/203\.0\.113\.7/)).toHaveLength(1);
    await expect(canvas.getByText('—')).not.toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

const refused = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Service unavailable' });

export const Failed: Story = {
  args: { page: undefined, problem: refused(503) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoAccess: Story = {
  args: { page: undefined, problem: refused(403) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/access/i)).toBeVisible();
  },
};
