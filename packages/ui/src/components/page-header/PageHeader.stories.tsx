import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  argTypes: { facts: { control: false }, actions: { control: false } },
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

/** The headline is a heading below the page's own; its actions follow it. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('480 000.00 UZS');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change amount' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change status' })).toHaveFocus();
  },
};

export const TitleOnly: Story = { render: () => <PageHeader title="Change password" /> };

export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={40}>
      <PageHeader {...args} />
      <PageHeader title="480 000.00 UZS" facts={args.facts} />
      <PageHeader title="Humo deposits" note="Terminal 12 · production" />
      <PageHeader title="Change password" />
    </Stack>
  ),
};

export const Texts: Story = {
  render: (args) => (
    <Stack gap={40}>
      <PageHeader
        {...args}
        title="Toʻlov 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        facts={
          <span>ожидает денег с 13:26:20, осталось 58 минут на сопоставление с переводом</span>
        }
        note="Комиссия 7 200,00 сум; продавец получит 472 800,00 сум"
      />
      <PageHeader title="Gʻazna" facts="" note="" />
    </Stack>
  ),
};
