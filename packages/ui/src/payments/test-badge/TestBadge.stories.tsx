import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { InvoiceStatusBadge } from '../invoice-status-badge/index.ts';
import { TestBadge } from './index.ts';

const meta = { title: 'Payments/TestBadge', component: TestBadge } satisfies Meta<typeof TestBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word to read; no control. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Test')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Alone, and beside a state that it is never mistaken for. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12} align="start">
      <TestBadge />
      <Inline gap={8}>
        <InvoiceStatusBadge status="DONE" />
        <TestBadge />
      </Inline>
    </Stack>
  ),
};

/** Its one word is fixed; among long ones it stays whole. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <p>
        Терминал для приёма депозитов с карт Humo <TestBadge /> sinov muhitidagi toʻlov{' '}
        <TestBadge /> 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E <TestBadge />
      </p>
    </Box>
  ),
};
