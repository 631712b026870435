import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { ArrowLeftIcon, ChevronRightIcon, DownloadIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#invoices', children: 'To the invoices' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like a button and is a link: it has an address, which a middle click opens in a new tab. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'To the invoices' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#invoices');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const navigate = fn();

/** Inside an app, Enter navigates by its router. Space does nothing, because it is not a button. */
export const WithRouter: Story = {
  args: { href: '/invoices' },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <LinkButton {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/invoices');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ href }) => (
    <Stack gap={16}>
      <Inline gap={12}>
        <LinkButton href={href} variant="primary" iconAfter={ChevronRightIcon}>
          Continue
        </LinkButton>
        <LinkButton href={href} icon={ArrowLeftIcon}>
          To the invoices
        </LinkButton>
        <LinkButton href={href} variant="ghost" icon={DownloadIcon} download="Invoices.csv">
          Get report
        </LinkButton>
      </Inline>
      <Inline gap={12}>
        <LinkButton href={href} size="sm">
          Small
        </LinkButton>
        <LinkButton href={href}>Medium</LinkButton>
        <LinkButton href={href} size="lg">
          Large
        </LinkButton>
      </Inline>
      <Box maxWidth="menu">
        <LinkButton href={href} variant="primary" isWide>
          Wide as its container
        </LinkButton>
      </Box>
    </Stack>
  ),
};

/** Long and unbroken words wrap inside rather than leave it. */
export const Texts: Story = {
  render: ({ href }) => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <LinkButton href={href} variant="primary" isWide>
          Вернуться к списку счетов за прошлый месяц
        </LinkButton>
        <LinkButton href={href} isWide>
          019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
        </LinkButton>
        <LinkButton href={href} isWide>
          Toʻlovlar roʻyxatiga qaytish
        </LinkButton>
      </Stack>
    </Box>
  ),
};
