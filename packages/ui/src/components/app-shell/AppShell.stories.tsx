import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { DashboardIcon, LogOutIcon, SettingsIcon, InfoIcon, DownloadIcon } from '../icon/index.ts';
import { AppShell, ShellPerson } from './index.ts';

const onLogOut = fn();
const navigate = fn();

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  argTypes: {
    items: { control: false },
    footerItems: { control: false },
    controls: { control: false },
    status: { control: false },
    children: { control: false },
  },
  args: {
    brandName: 'tiyin',
    homeHref: '/invoices',
    title: 'Invoices',
    items: [
      { label: 'Dashboard', icon: DashboardIcon, href: '/invoices', isCurrent: true },
      { label: 'Reports', icon: DownloadIcon, href: '/reports', note: '1 alert' },
    ],
    footerItems: [
      { label: 'Settings', icon: SettingsIcon, href: '/settings' },
      { label: 'Support', icon: InfoIcon, href: 'https://support.example/', opensNewTab: true },
      { label: 'Log Out', icon: LogOutIcon, onPress: onLogOut },
    ],
    controls: <Button>ALL TERMINALS</Button>,
    status: <ShellPerson firstName="Malika" lastName="Karimova" />,
    children: <Card title="Nothing yet">The page stands here.</Card>,
  },
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
  /* A page of its own, also among the docs: it is as high as its window, and has the landmarks of one. */
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first stop of the keyboard leads past the navigation. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices');
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
};

// OFFICE-7
/**
 * In a wide window the sidebar is 283 px wide, and Tab moves from it to the top bar and then to the
 * page.
 */
export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(navigation.parentElement?.offsetWidth).toBe(283);
    const stops = ['Skip to content', 'tiyin', 'Dashboard', 'Reports 1 alert', 'Settings'];
    for (const name of stops) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'ALL TERMINALS' })).toHaveFocus();
  },
};

/** Icons only: the labels stay the names, and come as tooltips. */
export const Middling: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Dashboard'));
  },
};

/** The navigation is a drawer: opened by its button, closed by Escape or by choosing, the focus back on the button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() =>
      expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toBeVisible(),
    );
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
    // A page behind another one moves only when it is painted.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    await userEvent.click(within(again).getByRole('link', { name: 'Reports 1 alert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigate).toHaveBeenLastCalledWith('/reports', undefined);
  },
};

export const NarrowDrawerOpen: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible());
  },
};

export const Sheet: Story = { tags: ['sheet'] };

export const Texts: Story = {
  args: {
    title: 'Toʻlovlar roʻyxati va tafsilotlari',
    items: [
      {
        label: 'Все платежи и выплаты продавца',
        icon: DashboardIcon,
        href: '/invoices',
        isCurrent: true,
        note: '1284',
      },
      { label: '019AA1F1E0B37A028C110D93B7A4442E', icon: DownloadIcon, href: '/reports' },
    ],
    status: <ShellPerson firstName="Oʻtkirbek-Muhammadali" lastName="Choʻlponxoʻjayev" />,
  },
};
