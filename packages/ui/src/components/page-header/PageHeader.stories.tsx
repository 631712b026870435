import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: {
    title: '480 000.00 UZS',
    facts: (
      <>
        <Badge tone="warning" mark="dot">
          PENDING
        </Badge>
        <span>waiting for the money since 13:26:20</span>
      </>
    ),
    note: 'Fee 7 200.00 UZS · the merchant receives 472 800.00 UZS',
    actions: (
      <>
        <Button>Change amount</Button>
        <Button variant="primary">Change status</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const TitleOnly: Story = { render: () => <PageHeader title="Change password" /> };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    title: 'Toʻlov 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
    note: 'Комиссия 7 200,00 сум',
  },
  globals: { viewport: { value: 'mobile1' } },
};
