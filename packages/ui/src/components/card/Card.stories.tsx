import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Stack } from '../stack/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Components/Data/Card',
  component: Card,
  args: { title: 'History of status changes', children: 'Nothing has happened yet.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A titled card is a region that a screen reader can jump to. */
export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'History of status changes' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    title: 'Balance',
    actions: <Button size="sm">Open settlement</Button>,
    children: '184 302 117.50 UZS',
  },
};

export const Paddings: Story = {
  render: () => (
    <Stack gap={16}>
      <Card padding="none">
        <DescriptionList
          items={[{ term: 'Padding', value: 'none: the content reaches the edges' }]}
        />
      </Card>
      <Card padding="md">Medium</Card>
      <Card padding="lg">Large, and smaller on a narrow window</Card>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Причина019AA1F1E0B37A028C110D93B7A4442Eпочему019AA1F1E0B37A028C110D93B7A4442Eсчёт',
    actions: <Button size="sm">Toʻlov tafsilotlarini koʻrish</Button>,
    children: 'Счёт пропущен: сумма 480 000 занята до 13:58.',
  },
};
