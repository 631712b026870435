import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#invoices', children: 'All invoices' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A real anchor with an address, reached by Tab. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All invoices' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#invoices');
  },
};

export const InText: Story = {
  render: (args) => (
    <p>
      The money was seen twice. Look at <Link {...args}>the other invoice</Link> before you decide.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' } };

const navigate = fn();

/** Inside an app, the router navigates without loading the page again. */
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

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12}>
      <p>
        The money was seen twice. Look at <Link {...args}>the other invoice</Link> first.
      </p>
      <p>
        <Link {...args} variant="quiet">
          To the list of invoices
        </Link>
      </p>
    </Stack>
  ),
};

/** An address that does not break wraps rather than widening the page. */
export const Texts: Story = {
  render: ({ href }) => (
    <Stack gap={12}>
      <p>
        <Link href={href}>
          https://merchant.example/return/019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
        </Link>
      </p>
      <p>
        Деньги пришли дважды. Откройте{' '}
        <Link href={href}>второй счёт от того же покупателя с той же суммой</Link>, прежде чем
        решать.
      </p>
      <p>
        Toʻlov ikki marta keldi: <Link href={href}>boshqa hisobga oʻting</Link>.
      </p>
    </Stack>
  ),
};
