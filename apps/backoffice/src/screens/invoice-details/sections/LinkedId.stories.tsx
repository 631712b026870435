import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisclosureGroup } from '@tiyin/ui/disclosure';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import type { Permission } from '@tiyin/domain/permissions';
import { expect, fn } from 'storybook/test';
import { makeCallbacks, makeEvents, makePostings } from '../../../fixtures/sections.ts';
import { callbackTable } from './delivery-tables.tsx';
import { eventTable } from './event-tables.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';
import { postingRows, postingTable } from './posting-table.tsx';

const rest = { onExpandedChange: fn(), onRetry: fn() };

function Sections({ permissions }: { readonly permissions: readonly Permission[] }) {
  return (
    <PermissionsProvider permissions={permissions}>
      <DisclosureGroup>
        <InvoiceSection {...eventTable} {...rest} rows={makeEvents()} />
        <InvoiceSection {...callbackTable} {...rest} rows={makeCallbacks()} />
        <InvoiceSection {...postingTable} {...rest} rows={postingRows(makePostings())} />
      </DisclosureGroup>
    </PermissionsProvider>
  );
}

const meta = {
  title: 'Screens/Back office/Ids in sections',
  component: Sections,
  args: { permissions: ['people.manage', 'people.account'] },
} satisfies Meta<typeof Sections>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openAll({ canvas, userEvent }: Tools): Promise<void> {
  for (const heading of canvas.getAllByRole('button', { expanded: false })) {
    await userEvent.click(heading);
  }
}

// INVOICE-217, INVOICE-467
/** The ids of people, callbacks and accounts are copied; those with a page lead to it. */
export const InSections: Story = {
  play: async ({ canvas, userEvent }) => {
    await openAll({ canvas, userEvent });
    for (const name of ['Copy: User ID', 'Copy: Callback ID', 'Copy: Account ID']) {
      await expect(canvas.getAllByRole('button', { name }).length).toBeGreaterThan(0);
    }
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.some((href) => /^\/people\/\d+$/.test(href ?? ''))).toBe(true);
    await expect(links.some((href) => /^\/accounts\/\d+$/.test(href ?? ''))).toBe(true);
  },
};

/** Without the permissions they are copied, and lead nowhere. */
export const WithoutPages: Story = {
  args: { permissions: [] },
  play: async ({ canvas, userEvent }) => {
    await openAll({ canvas, userEvent });
    await expect(canvas.getAllByRole('button', { name: /^Copy: / }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
