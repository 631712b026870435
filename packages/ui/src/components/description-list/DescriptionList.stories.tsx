import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Box } from '../box/index.ts';
import { Card } from '../card/index.ts';
import { Code } from '../code/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { CopiedIdentifier } from '../identifier/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  argTypes: { items: { control: false } },
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

/** Each fact is a term and its description, read row by row. It is not a tab stop. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('order-88214');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const OneColumn: Story = { args: { columns: 1 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };

const id = '019AA1F1-E0B3-7A02-8C11-0D93B7A4442E';

// OFFICE-905
/** On the narrowest phone the id of an invoice is on one line, and its button beside its name. */
export const LongId: Story = {
  globals: { viewport: { value: 'w320' } },
  // Without the margin of Storybook, which the window of the app has not.
  parameters: { layout: 'fullscreen' },
  args: {
    columns: 1,
    items: [
      { term: 'Invoice ID', value: <CopiedIdentifier value={id} what="Invoice ID" /> },
      { term: 'Refund of', value: <CopiedIdentifier value={id} what="Refund of" href="/" /> },
    ],
  },
  render: (args) => (
    <Box padding={16}>
      <Card>
        <DescriptionList {...args} />
      </Card>
    </Box>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    for (const [at, text] of canvas.getAllByText(id).entries()) {
      const { bottom } = buttons[at]?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, Infinity);
      await expect(text.getClientRects()).toHaveLength(1);
      await expect(bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top + 1);
    }
  },
};

const items = meta.args.items;

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={32}>
      <DescriptionList items={items} columns={2} />
      <DescriptionList
        items={[
          { term: 'Invoice ID', value: <Copied value="019AA1F1-E0B3-7A02-8C11-0D93B7A4442E" /> },
          { term: 'Bank name', value: '–' },
        ]}
      />
    </Stack>
  ),
};

function Copied({ value }: { readonly value: string }) {
  return (
    <Inline gap={8}>
      <Code>{value}</Code>
      <CopyButton value={value} what="Invoice ID" look="icon" />
    </Inline>
  );
}

export const Texts: Story = {
  args: {
    items: [
      {
        term: 'Идентификатор счёта у поставщика платёжных услуг',
        value: '019aa1f1e0b37a028c110d93b7a4442e019aa1f1e0b37a028c110d93b7a4442e',
      },
      { term: 'Hisob egasining ismi', value: 'Abdulhamid Sulaymon oʻgʻli Choʻlpon' },
      { term: '019AA1F1E0B37A028C110D93B7A4442E', value: '' },
    ],
  },
};
