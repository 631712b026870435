import type { Meta, StoryObj } from '@storybook/react-vite';
import { permissions } from '@tiyin/domain/permissions';
import { PermissionsProvider } from '@tiyin/ui/payments/permission-gate';
import { expect } from 'storybook/test';
import { FirstStepsView } from './FirstStepsView.tsx';

const nothing = [
  { step: 'PROVIDER', isDone: false },
  { step: 'MERCHANT', isDone: false },
  { step: 'ACCOUNT', isDone: false },
  { step: 'TERMINAL', isDone: false },
  { step: 'PAYMENT', isDone: false },
  { step: 'PEOPLE', isDone: false },
] as const;

const meta = {
  title: 'Screens/Back office/First steps',
  component: FirstStepsView,
  args: { steps: nothing },
} satisfies Meta<typeof FirstStepsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-410
export const New: Story = {
  decorators: [
    (Story) => (
      <PermissionsProvider permissions={permissions}>
        <Story />
      </PermissionsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'First steps: 0 of 6 done' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Providers' })).toHaveAttribute(
      'href',
      '/providers',
    );
    await expect(canvas.getByRole('link', { name: 'Open Accounts' })).toHaveAttribute(
      'href',
      '/accounts',
    );
    await expect(canvas.getByRole('link', { name: 'Open People' })).toHaveAttribute(
      'href',
      '/people',
    );
  },
};

/** A person who may create merchants only: the other steps are there, without a link. */
export const OfOnePermission: Story = {
  args: { steps: nothing.map((step, index) => ({ ...step, isDone: index < 1 })) },
  decorators: [
    (Story) => (
      <PermissionsProvider permissions={['merchant.create', 'merchant.read']}>
        <Story />
      </PermissionsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add a provider')).toHaveTextContent('Add a provider (done)');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Invite a second person')).toBeVisible();
  },
};

export const Done: Story = {
  args: { steps: nothing.map((step) => ({ ...step, isDone: true })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('First steps');
  },
};
