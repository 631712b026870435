import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestDataMarker } from './index.ts';

const meta = { title: 'Payments/TestDataMarker', component: TestDataMarker } satisfies Meta<
  typeof TestDataMarker
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
