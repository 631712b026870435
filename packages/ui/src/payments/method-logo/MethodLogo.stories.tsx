import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/inline/index.ts';
import { onPaymentForm } from '../story-face.tsx';
import { MethodLogo } from './index.ts';

const meta = {
  title: 'Payments/MethodLogo',
  component: MethodLogo,
  decorators: [onPaymentForm],
  args: { method: 'Humo' },
} satisfies Meta<typeof MethodLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Humo: Story = {};

export const All: Story = {
  render: () => (
    <Inline gap={16}>
      <MethodLogo method="Humo" /> Humo
      <MethodLogo method="Uzs" /> Uzcard
      <MethodLogo method="Tinkoff" /> Without a drawing
    </Inline>
  ),
};
