import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/inline/index.ts';
import { InvoiceStatusBadge } from '../invoice-status-badge/index.ts';
import { TestBadge } from './index.ts';

const meta = { title: 'Payments/TestBadge', component: TestBadge } satisfies Meta<typeof TestBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A property beside a state: never mistaken for one. */
export const BesideAStatus: Story = {
  render: () => (
    <Inline gap={8}>
      <InvoiceStatusBadge status="DONE" />
      <TestBadge />
    </Inline>
  ),
};
