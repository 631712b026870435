import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Code } from './index.ts';

const identifier = '019AA1F1E0B37A028C110D93B7A4442E';
const body = `{
  "invoiceId": "${identifier}",
  "merchantInvoiceId": "order-88214",
  "status": "DONE",
  "amount": 48000000, "fee": 720000, "currency": "UZS", "isTest": false, "sequence": 4
}`;

const meta = {
  title: 'Components/Data/Code',
  component: Code,
  args: { children: identifier },
} satisfies Meta<typeof Code>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a line it is text like any other. */
export const InText: Story = {
  render: () => (
    <p>
      The header <Code>webhook-signature</Code> carries the signature, <Code>v1a</Code> before it.
    </p>
  ),
};

/** A scrollable block is a tab stop with a name, and arrow keys scroll it. */
export const Scrolls: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Code look="block" label="Body of the callback" overflow="scroll">
        {body}
      </Code>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Body of the callback' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

/** A wrapped block does not scroll, so it is not a tab stop. */
export const Wraps: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Code look="block" label="Body of the callback">
        {body}
      </Code>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('figure', { name: 'Body of the callback' });
    await expect(figure.scrollWidth).toBe(figure.clientWidth);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Box maxWidth="form">
      <Stack gap={16}>
        <p>
          The header <Code>webhook-signature</Code> carries the signature, <Code>v1a</Code> before
          it.
        </p>
        <Code look="block" label="Wrapped">
          {body}
        </Code>
        <Code look="block" label="Scrolled" overflow="scroll">
          {body}
        </Code>
      </Stack>
    </Box>
  ),
};

export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={16}>
        <p>
          Счёт <Code>{identifier.repeat(3)}</Code> и <Code>Toʻlovgʻazna</Code>
        </p>
        <Code look="block" label="Unbroken">
          {identifier.repeat(6)}
        </Code>
        <Code look="block" label="Cyrillic and Uzbek">
          {'Причина: сумма занята.\nSabab: mablagʻ band, oʻzgartiring.'}
        </Code>
        <Code look="block" label="Empty">
          {''}
        </Code>
      </Stack>
    </Box>
  ),
};
