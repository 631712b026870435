import '@tiyin/ui/theme/theme';
import '@tiyin/ui/theme/fonts-inter';
import { AppShell, ShellPerson } from '@tiyin/ui/app-shell';
import { DashboardIcon, LogOutIcon, SettingsIcon } from '@tiyin/ui/icon';
import { Stack } from '@tiyin/ui/stack';
import { ToastRegion } from '@tiyin/ui/toast';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { Controls } from './Controls.tsx';
import { InvoiceList } from './InvoiceList.tsx';

function Page() {
  return (
    <AppShell
      brandName="Tiyin"
      homeHref="#home"
      title="Invoices"
      items={[{ label: 'Invoices', icon: DashboardIcon, href: '#invoices', isCurrent: true }]}
      footerItems={[
        { label: 'Settings', icon: SettingsIcon, href: '#settings' },
        { label: 'Log out', icon: LogOutIcon, onPress: () => {} },
      ]}
      status={<ShellPerson firstName="Aziza" lastName="Karimova" />}
    >
      <Stack gap={24}>
        <Controls />
        <InvoiceList />
      </Stack>
    </AppShell>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <I18nProvider locale="en-GB">
      <RouterProvider navigate={(to) => window.history.pushState(null, '', to)}>
        <Page />
      </RouterProvider>
      <ToastRegion />
    </I18nProvider>,
  );
}
