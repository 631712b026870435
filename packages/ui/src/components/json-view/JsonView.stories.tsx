import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { JsonView } from './index.ts';

const body = JSON.stringify({
  type: 'invoice.status_changed',
  timestamp: '2026-11-20T13:31:20.000Z',
  data: {
    invoiceId: '019aa1f2-8c40-7e11-9b52-4f6d20c1b000',
    merchantInvoiceId: 'A-1042',
    status: 'DONE',
    amount: 48_000_000,
    fee: null,
    currency: 'UZS',
    isTest: true,
    sequence: 7,
  },
});

const meta = {
  title: 'Components/Data/JsonView',
  component: JsonView,
  args: { label: 'Body of the callback', children: body },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is reached by Tab, and scrolled with the arrow keys. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('region', { name: 'Body of the callback' });
    await expect(view.textContent).toBe(JSON.stringify(JSON.parse(body), null, 2));
    await userEvent.tab();
    await expect(view).toHaveFocus();
  },
};

/** An amount beyond what a parser of JavaScript keeps is shown as it was written. */
export const ExactNumbers: Story = {
  args: { children: '{"amount":9007199254740993,"rate":1.50}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9007199254740993')).toBeVisible();
    await expect(canvas.getByText('1.50')).toBeVisible();
  },
};

/** Any other text is shown as it came. */
export const OtherText: Story = {
  args: { label: 'Answer', children: '<html lang="en">\n  <h1>502 Bad Gateway</h1>\n</html>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/502 Bad Gateway/)).toBeVisible();
  },
};

/** Every state in one picture. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <JsonView {...args} />
      <JsonView label="Nested">
        {'{"items":[1.50,-2,true,null,"text"],"none":{},"empty":[]}'}
      </JsonView>
      <JsonView label="Answer">Oops</JsonView>
    </Stack>
  ),
};

/** Long, empty, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <JsonView label="Russian">
        {'{"описание":"Депозиты с карт Humo и Uzcard за прошлый месяц по всем терминалам"}'}
      </JsonView>
      <JsonView label="Uzbek">{'{"izoh":"Toʻlov gʻaznasi"}'}</JsonView>
      <JsonView label="Unbroken">
        {'"019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"'}
      </JsonView>
      <JsonView label="Empty">{''}</JsonView>
    </Stack>
  ),
};
