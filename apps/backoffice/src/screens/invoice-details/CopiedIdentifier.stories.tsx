import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopiedIdentifier } from './CopiedIdentifier.tsx';

const meta = {
  title: 'Screens/Back office/Id with its copy button',
  component: CopiedIdentifier,
  args: { value: '1', what: 'Terminal ID', href: '/terminals?terminal=1' },
} satisfies Meta<typeof CopiedIdentifier>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A circle of 24 px around the link of one digit does not meet the button (WCAG 2.5.8). */
export const Linked: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left - (link.left + link.width / 2)).toBeGreaterThanOrEqual(12);
  },
};

export const WithoutPage: Story = {
  args: { value: '019aa1f2-8c40-7e11-9b52-4f6d20c1b000', what: 'Invoice ID' },
  render: ({ value, what }) => <CopiedIdentifier value={value} what={what} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy: Invoice ID' })).toBeVisible();
  },
};
