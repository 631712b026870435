import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrame } from '../fixtures/in-frame.tsx';
import { PagePlaceholder } from './PagePlaceholder.tsx';

const meta = {
  title: 'Screens/Back office/Loading',
  component: PagePlaceholder,
  decorators: [inFrame('Invoices')],
} satisfies Meta<typeof PagePlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-581
/** The frame stands, and the screen is a sheet of rows until it is there. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the page')).toHaveRole('status');
  },
};
