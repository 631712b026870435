import { permissions } from '@tiyin/domain/permissions';
import type { Permission } from '@tiyin/domain/permissions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { NoAccess } from '../../components/no-access/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { PermissionGate, PermissionsProvider } from './index.ts';

/** The gate of one permission, which can be tried out with controls. */
type GateArgs = {
  readonly permission: Permission;
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
};

const meta = {
  title: 'Payments/PermissionGate',
  component: PermissionGate,
  argTypes: { permission: { control: 'select', options: permissions } },
  args: { permission: 'invoice.amount.change', children: <Button>Change amount</Button> },
  decorators: [
    (Story) => (
      <PermissionsProvider permissions={['invoice.amount.change', 'report.read.balance']}>
        <Story />
      </PermissionsProvider>
    ),
  ],
} satisfies Meta<GateArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the permission the content is rendered and reached as if there were no gate. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change amount' })).toHaveFocus();
  },
};

/** Closed, it leaves nothing behind: no space, no tab stop, no word. */
export const Closed: Story = {
  args: { permission: 'settlement.create' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Instead of a page it shows that there is no access (OFFICE-4). */
export const Fallback: Story = {
  args: { permission: 'merchant.read', fallback: <NoAccess /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to this page')).toBeVisible();
  },
};

/** `anyOf` needs one permission; `allOf` needs all of them. */
export const Rules: Story = {
  render: () => (
    <Stack gap={8}>
      <PermissionGate anyOf={['report.read.balance', 'report.read.invoice']}>
        <p>One of the reports</p>
      </PermissionGate>
      <PermissionGate
        allOf={['report.read.balance', 'report.read.invoice']}
        fallback={<p>Not all</p>}
      >
        <p>All of the reports</p>
      </PermissionGate>
      <PermissionGate allOf={['report.read.balance', 'invoice.amount.change']}>
        <p>Both that the person has</p>
      </PermissionGate>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One of the reports')).toBeVisible();
    await expect(canvas.getByText('Not all')).toBeVisible();
    await expect(canvas.getByText('Both that the person has')).toBeVisible();
    await expect(canvas.queryByText('All of the reports')).toBeNull();
  },
};

/** Open, closed with nothing, and closed with something in its place. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <PermissionGate {...args} />
      <p>
        Between the lines:{' '}
        <PermissionGate permission="settlement.create">never shown</PermissionGate>
      </p>
      <PermissionGate permission="merchant.read" fallback={<NoAccess />}>
        never shown
      </PermissionGate>
    </Stack>
  ),
};

/** It has no texts of its own; its children and its fallback lay out as if it were absent. */
export const Texts: Story = {
  render: () => (
    <Stack gap={8}>
      <PermissionGate permission="invoice.amount.change">
        Изменить сумму счёта 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
      </PermissionGate>
      <PermissionGate permission="merchant.read" fallback="Bu sahifaga kirish huquqingiz yoʻq">
        never shown
      </PermissionGate>
      <PermissionGate permission="invoice.amount.change">{''}</PermissionGate>
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
