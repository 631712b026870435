import '@tiyin/ui/theme/theme';
import '@tiyin/ui/theme/fonts-inter';
import { AppShell, ShellPerson } from '@tiyin/ui/app-shell';
import { DashboardIcon, LogOutIcon, SettingsIcon } from '@tiyin/ui/icon';
import { Stack } from '@tiyin/ui/stack';
import { Tabs } from '@tiyin/ui/tabs';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Controls } from './Controls.tsx';
import { InvoiceList } from './InvoiceList.tsx';

const flows = [
  { id: 'deposits', label: 'Deposits' },
  { id: 'withdrawals', label: 'Withdrawals' },
] as const;

/* No test waits for the region in which news will appear. */
const ToastRegion = lazy(async () => ({
  default: (await import('@tiyin/ui/toast')).ToastRegion,
}));

function Page() {
  const [flow, setFlow] = useState<(typeof flows)[number]['id']>('deposits');
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
        <Tabs label="Flows" tabs={flows} value={flow} onChange={setFlow}>
          {() => <InvoiceList />}
        </Tabs>
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
      <Suspense>
        <ToastRegion />
      </Suspense>
    </I18nProvider>,
  );
}
