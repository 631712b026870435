import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AppShell,
  ScopeButton,
  ShellPerson,
  ShellScope,
  ShellSearch,
  ShellSwitch,
} from '@tiyin/ui/app-shell';
import { DashboardIcon, RefreshIcon, TestIcon } from '@tiyin/ui/icon';
import { UtcClock } from '@tiyin/ui/payments/utc-clock';
import { Select } from '@tiyin/ui/select';
import { expect, fn, waitFor, within } from 'storybook/test';

const scopeOf = (merchant: string) => (
  <ShellScope label="Тест" tone="warning">
    <Select
      label="Мерчант"
      layout="segment"
      options={[{ id: '1', label: merchant }]}
      value="1"
      onChange={fn()}
    />
    <Select
      label="Терминал"
      layout="segment"
      options={[{ id: '1', label: 'Website deposits · Тест' }]}
      value="1"
      onChange={fn()}
    />
    <ScopeButton
      tone="warning"
      icon={TestIcon}
      hint="Показать боевые данные"
      short="Тест"
      onPress={fn()}
    >
      Тестовые данные
    </ScopeButton>
  </ShellScope>
);

const longScope = scopeOf('Samarqand Market');

const isWhole = ({ clientWidth, scrollWidth }: HTMLElement) => scrollWidth <= clientWidth;

const meta = {
  title: 'Screens/Back office/Top bar',
  component: AppShell,
  args: {
    brandName: 'tiyin',
    homeHref: '/invoices',
    title: 'Инвойсы',
    items: [{ label: 'Инвойсы', icon: DashboardIcon, href: '/invoices', isCurrent: true }],
    footerItems: [],
    scope: longScope,
    search: <ShellSearch label="Быстрый переход" shortcut="Ctrl K" onPress={fn()} />,
    status: (
      <>
        <ShellSwitch label="Автоповтор" icon={RefreshIcon} isOn onChange={fn()} />
        <UtcClock now={() => 0} />
        <ShellPerson firstName="Malika" lastName="Karimova" />
      </>
    ),
    children: null,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-440
/** The search gives way before the names of the scope are cut. */
export const NamesBeforeSearch: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Samarqand Market')).toSatisfy(isWhole);
    await expect(canvas.getByText('Website deposits · Тест')).toSatisfy(isWhole);
    const search = canvas.getByRole('button', { name: 'Быстрый переход' });
    const box = search.getBoundingClientRect();
    for (const part of search.children) {
      const { bottom, top } = part.getBoundingClientRect();
      // Each is whole or not in sight at all.
      await expect(top >= box.bottom - 1 || bottom <= box.bottom).toBe(true);
    }
  },
};

// OFFICE-440
/** A merchant's name of a hundred characters is cut, and leaves the terminal's name whole. */
export const LongMerchant: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { scope: scopeOf('Фрукты, овощи и всё для дома '.repeat(4).trim()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Website deposits · Тест')).toSatisfy(isWhole);
    await expect(canvas.getByRole('banner')).toSatisfy(isWhole);
  },
};

// OFFICE-912
/** With text of 200 % the names of the scope have a row of their own. */
export const LargeText: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement;
    root.style.fontSize = '200%';
    try {
      await waitFor(() => expect(canvas.getByText('Samarqand Market')).toSatisfy(isWhole));
      await expect(canvas.getByText('Website deposits · Тест')).toSatisfy(isWhole);
      await expect(canvas.getByRole('banner')).toSatisfy(isWhole);
    } finally {
      root.style.fontSize = '';
    }
  },
};

const names = ['Samarqand Market', 'Website deposits · Тест'];

/** At a laptop's width, too, both names are whole: the mode is one word. */
export const NamesBeforeMode: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    for (const name of names) await expect(canvas.getByText(name)).toSatisfy(isWhole);
    const mode = canvas.getByRole('button', { name: /^Тестовые данные.+Показать боевые данные$/ });
    await expect(within(mode).getByText('Тест')).toBeVisible();
  },
};

/** On a tablet both names can be told from others: more than four fifths of each are there. */
export const NamesOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    for (const name of names) {
      const { clientWidth, scrollWidth } = canvas.getByText(name);
      await expect(clientWidth).toBeGreaterThan(scrollWidth * 0.85);
    }
    const bar = canvas.getByRole('banner');
    await expect(bar).toSatisfy(isWhole);
    await expect(bar.offsetHeight).toBeLessThanOrEqual(64);
  },
};

/** Where the sidebar takes its full width, both names can be told from others. */
export const NamesInASmallWindow: Story = {
  globals: { viewport: { value: 'w1100' } },
  play: async ({ canvas }) => {
    for (const name of names) {
      const { clientWidth, scrollWidth } = canvas.getByText(name);
      await expect(clientWidth).toBeGreaterThan(scrollWidth / 2);
    }
  },
};
