import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { ButtonLink, Link } from './index.ts';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#invoices', children: 'All invoices' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      The money was seen twice. Look at <Link {...args}>the other invoice</Link> before you decide.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' } };

/** The way on from a page may look like a button; it is still a link. */
export const AsButton: Story = {
  render: ({ href }) => (
    <Inline gap={12}>
      <ButtonLink href={href} variant="primary" size="lg">
        Continue
      </ButtonLink>
      <ButtonLink href={href}>Back to the list</ButtonLink>
    </Inline>
  ),
};

const navigate = fn();

/** Inside an app, its router goes there without loading the page again. */
export const WithRouter: Story = {
  args: { href: '/invoices' },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Link {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All invoices' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate.mock.calls[0]?.[0]).toBe('/invoices');
  },
};

/** An address that does not break wraps rather than widening the page. */
export const LongText: Story = {
  args: {
    children:
      'https://merchant.example/return/019aa1f1e0b37a028c110d93b7a4442e019aa1f1e0b37a028c110d93b7a4442e',
  },
};
