import { Banner } from '@tiyin/ui/banner';
import { useSyncExternalStore } from 'react';
import { i18n } from '../texts/i18n.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = (): boolean => !navigator.onLine;

/** Says that the page may be out of date while the connection is down. */
export function OfflineNotice() {
  const isShown = useSyncExternalStore(subscribe, isOffline);
  if (!isShown) return null;
  return (
    <Banner tone="warning" isNews title={i18n.t('You are offline')}>
      {i18n.t(
        'What is on the page stays, and may be out of date. It goes on by itself once you are back.',
      )}
    </Banner>
  );
}
