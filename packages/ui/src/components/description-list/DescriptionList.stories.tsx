import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    columns: 2,
    items: [
      { term: 'Flow Type', value: 'DEPOSIT' },
      { term: 'Merchant Invoice ID', value: 'order-88214' },
      { term: 'User ID', value: 'u-40917' },
      { term: 'Owner name', value: 'Dilnoza Yoʻldosheva' },
      {
        term: 'Status',
        value: (
          <Badge tone="warning" mark="dot">
            PENDING
          </Badge>
        ),
      },
      { term: 'Payment method name', value: '–' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('order-88214');
  },
};

export const OneColumn: Story = { args: { columns: 1 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Идентификатор счёта у поставщика платёжных услуг',
        value: '019aa1f1e0b37a028c110d93b7a4442e0d93b7a4442e',
      },
      { term: 'Hisob egasining ismi', value: 'Abdulhamid Sulaymon oʻgʻli Choʻlpon' },
    ],
  },
};
