import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../link-button/index.ts';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { NoAccess } from './index.ts';

const meta = {
  title: 'Components/Feedback/NoAccess',
  component: NoAccess,
} satisfies Meta<typeof NoAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

const wayBack = <LinkButton href="#invoices">Go to invoices</LinkButton>;

export const Playground: Story = { args: { action: wayBack } };

/** Not an error. It says who can help. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to this page')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The way back is a key away. */
export const WithWayBack: Story = {
  args: { action: wayBack },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to invoices' })).toHaveFocus();
  },
};

/** With and without a way back. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      <NoAccess />
      <NoAccess title="You have no access to reports" action={wayBack}>
        Ask Aziza, who manages your account.
      </NoAccess>
    </Stack>
  ),
};

const unbroken = '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E';

export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <NoAccess title="У вас нет доступа к отчётам этого продавца">
          Ruxsat olish uchun hisobingizni boshqaradigan xodimga murojaat qiling: u sizga yoʻl
          ochadi.
        </NoAccess>
        <NoAccess title={unbroken}>{unbroken}</NoAccess>
        <NoAccess title="—">—</NoAccess>
      </Stack>
    </Box>
  ),
};
