import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Dialog } from '../dialog/index.ts';
import {
  DashboardIcon,
  DownloadIcon,
  InfoIcon,
  LogOutIcon,
  RefreshIcon,
  SettingsIcon,
  TestIcon,
} from '../icon/index.ts';
import { Select } from '../select/index.ts';
import {
  AppShell,
  ScopeButton,
  ScopeText,
  ShellPerson,
  ShellScope,
  ShellSearch,
  ShellSwitch,
} from './index.ts';

const onLogOut = fn();
const navigate = fn();
const onSwap = fn();
const onSearch = fn();
const onRetry = fn();

const terminals = [
  { id: '', label: 'ALL TERMINALS' },
  { id: '12', label: 'Humo deposits' },
];

const scope = (
  <ShellScope label="Test" tone="warning">
    <ScopeText>Samarqand Market</ScopeText>
    <Select label="Terminal" layout="segment" options={terminals} value="" onChange={fn()} />
    <ScopeButton tone="warning" icon={TestIcon} hint="Show production data" onPress={onSwap}>
      Test data
    </ScopeButton>
  </ShellScope>
);

const status = (
  <>
    <ShellSwitch label="Auto-retry" icon={RefreshIcon} isOn onChange={onRetry} />
    <ShellPerson firstName="Malika" lastName="Karimova" />
  </>
);

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  argTypes: {
    items: { control: false },
    footerItems: { control: false },
    scope: { control: false },
    search: { control: false },
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
    scope,
    search: <ShellSearch label="Go to anything" shortcut="Ctrl K" onPress={onSearch} />,
    status,
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
    await expect(canvas.getByRole('combobox', { name: 'Terminal' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Show production data$/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to anything' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Auto-retry' })).toHaveFocus();
  },
};

// OFFICE-441
/** The parts of the bar act with one press each. */
export const Bar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Test data ?: Show production data$/ }),
    );
    await expect(onSwap).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to anything' }));
    await expect(onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto-retry' }));
    await expect(onRetry).toHaveBeenCalledWith(false);
  },
};

/** While the scope changes its button keeps the focus and does nothing. */
export const ScopeChanges: Story = {
  args: {
    scope: (
      <ShellScope label="Test">
        <ScopeButton hint="Show production data" isPending onPress={onSwap}>
          Test data
        </ScopeButton>
      </ShellScope>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSwap.mockClear();
    const swap = canvas.getByRole('button', { name: /Show production data$/ });
    await userEvent.click(swap);
    await expect(swap).toHaveFocus();
    await expect(onSwap).not.toHaveBeenCalled();
  },
};

// OFFICE-440
/** The bar is one row of at most 56 px; its scope opens below, and the status is in the drawer. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.offsetHeight).toBeLessThanOrEqual(56);
    await expect(canvas.queryByRole('combobox', { name: 'Terminal' })).toBeNull();
    const open = canvas.getByRole('button', { name: 'Test, scope' });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Terminal' })).toBeVisible();
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(open);
    await expect(bar.offsetHeight).toBeLessThanOrEqual(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await waitFor(() => expect(drawer.getByText('Malika Karimova')).toBeVisible());
    await expect(drawer.getByRole('switch', { name: 'Auto-retry' })).toBeVisible();
  },
};

const middleOf = (element: Element) => {
  const { bottom, top } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** All parts of the bar stand on one line. */
export const OnOneLine: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Go to anything' });
    const limits = canvas.getByRole('group', { name: 'Scope' });
    await expect(Math.abs(middleOf(search) - middleOf(limits))).toBeLessThanOrEqual(0.5);
  },
};

/** A title of several words takes two lines of the one row. */
export const LongTitleOnAPhone: Story = {
  args: { title: 'Parolni almashtirish' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(56);
  },
};

// OFFICE-904
/** On the narrowest phone the longest title is one word on one line. */
export const WholeTitle: Story = {
  args: {
    title: 'Notifications',
    scope: (
      <ShellScope label="Production">
        <ScopeText>Samarqand Market</ScopeText>
      </ShellScope>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const { lineHeight } = getComputedStyle(title);
    await expect(title.clientHeight).toBeLessThanOrEqual(Math.ceil(parseFloat(lineHeight)));
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

// OFFICE-909
/** With text of 200 % nothing of the navigation is cut, and the initials stay in their circle. */
export const LargeText: Story = {
  args: {
    items: [
      ...meta.args.items,
      { label: 'Bildirishnomalar', icon: InfoIcon, href: '/notifications', note: '3' },
    ],
  },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement;
    root.style.fontSize = '200%';
    try {
      const links = canvas.getAllByRole('link');
      const words = links.flatMap((link) => [...link.querySelectorAll('span')]);
      const cut = [...words, canvas.getByText('MK')].filter(
        ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
      );
      await expect(cut).toEqual([]);
      const longest = canvas.getByText('Bildirishnomalar');
      await expect(longest.clientHeight).toBe(canvas.getByText('Settings').clientHeight);
      const search = canvas.getByRole('button', { name: 'Go to anything' });
      const bottoms = [...search.children].map((part) => part.getBoundingClientRect().bottom);
      await expect(Math.max(...bottoms)).toBeLessThanOrEqual(search.getBoundingClientRect().bottom);
    } finally {
      root.style.fontSize = '';
    }
  },
};

/** A button that is not needed any more once it was pressed. */
function Once() {
  const [isDone, setIsDone] = useState(false);
  return (
    <Card title="Two-factor sign-in">
      {isDone ? 'It is on.' : <Button onPress={() => setIsDone(true)}>Set up</Button>}
    </Card>
  );
}

// OFFICE-915
/** The focus of a button that goes away stays in its card, and not at the top of the document. */
export const KeptFocus: Story = {
  args: { children: <Once /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    const card = canvas.getByRole('region', { name: 'Two-factor sign-in' });
    await waitFor(() => expect(card).toHaveFocus());
  },
};

/** A dialog whose result comes in another one, as a secret that is shown once. */
function TwoDialogs() {
  const [shown, setShown] = useState<'form' | 'secret'>();
  const dialog = { isOpen: true, onOpenChange: () => setShown(undefined) };
  return (
    <Card title="Keys">
      <Button onPress={() => setShown('form')}>New key</Button>
      {shown === 'form' && (
        <Dialog key="form" {...dialog} title="New key">
          <Button onPress={() => setShown('secret')}>Create</Button>
        </Dialog>
      )}
      {shown === 'secret' && (
        <Dialog key="secret" {...dialog} title="The key is created">
          <Button onPress={() => setShown(undefined)}>I have copied it</Button>
        </Dialog>
      )}
    </Card>
  );
}

// OFFICE-915
/** From a dialog that took the place of another, the focus comes back to the button that opened the first. */
export const KeptFocusOfDialogs: Story = {
  args: { children: <TwoDialogs /> },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'New key' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have copied it' }));
    await waitFor(() => expect(open).toHaveFocus());
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
