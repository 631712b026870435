import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Stack } from '../stack/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Components/Data/Card',
  component: Card,
  argTypes: { actions: { control: false } },
  args: { title: 'History of status changes', children: 'Nothing has happened yet.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A titled card is a region that a screen reader can jump to, and its title is a heading. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'History of status changes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'History of status changes',
    );
  },
};

/** Without a title it is only a surface: no region, no heading. */
export const Untitled: Story = {
  render: () => <Card>184 302 117.50 UZS</Card>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WithActions: Story = {
  args: {
    title: 'Balance',
    actions: <Button size="sm">Open settlement</Button>,
    children: '184 302 117.50 UZS',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open settlement' })).toHaveFocus();
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

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={16}>
      <Card>A surface without a name, and with the large padding.</Card>
      <Card title="History of status changes">Nothing has happened yet.</Card>
      <Card title="Balance" actions={<Button size="sm">Open settlement</Button>} padding="md">
        184 302 117.50 UZS
      </Card>
      <Card title="Facts" padding="none">
        <Box padding={20}>
          <DescriptionList items={[{ term: 'Padding', value: 'none: the content has its own' }]} />
        </Box>
      </Card>
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <Card
        title="Причина019AA1F1E0B37A028C110D93B7A4442Eпочему019AA1F1E0B37A028C110D93B7A4442Eсчёт"
        actions={<Button size="sm">Toʻlov tafsilotlarini koʻrish</Button>}
      >
        Счёт пропущен: сумма 480 000 занята до 13:58.
      </Card>
      <Card title="Gʻazna boʻyicha toʻlovlar">
        019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
      </Card>
      <Card title="Empty">{''}</Card>
    </Stack>
  ),
};
