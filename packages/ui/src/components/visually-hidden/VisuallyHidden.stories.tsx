import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 128 pages' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read, not seen. */
export const InText: Story = {
  render: (args) => (
    <p>
      Page 3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('of 128 pages');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(text.closest('p')).toHaveTextContent('Page 3 of 128 pages');
  },
};
