import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link-button/index.ts';
import { Box } from '../box/index.ts';
import { NoAccess } from './index.ts';

const meta = {
  title: 'Components/Feedback/NoAccess',
  component: NoAccess,
} satisfies Meta<typeof NoAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWayBack: Story = {
  args: { action: <LinkButton href="/invoices">Go to invoices</LinkButton> },
};

export const LongText: Story = {
  args: {
    title: 'У вас нет доступа к отчётам этого продавца',
    children: 'Ruxsat olish uchun hisobingizni boshqaradigan xodimga murojaat qiling.',
  },
  decorators: [(Story) => <Box maxWidth="menu">{Story()}</Box>],
};
