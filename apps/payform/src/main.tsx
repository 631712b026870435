import '@tiyin/ui/theme/trusted-types';
import './shell/styles.ts';
import { clockOffset } from '@tiyin/domain/payment-form';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { arrivalMs } from './document/arrival.ts';
import { readPageData } from './form/page-data.ts';
import { FormApp } from './app/FormApp.tsx';
import { prefetchFormCalls } from './form/create-form-calls.ts';
import { loadLateStep, opensLate } from './app/late.ts';

const root = document.getElementById('root');
const data = readPageData(document);

if (root !== null && data !== undefined && isSecureContext) {
  const { init } = data;
  // Until it is loaded, the server's markup stays: requisites can be read.
  const late = opensLate(init) ? await loadLateStep(new AbortController().signal) : undefined;
  // The scripts were just parsed in one task; pending presses and scrolling come first.
  await new Promise((resolve) => setTimeout(resolve));
  const offsetMs = clockOffset(init.serverTime, arrivalMs());
  // In slices, so that reading, scrolling and pressing work meanwhile.
  startTransition(() => {
    hydrateRoot(root, <FormApp {...{ data, offsetMs, late }} />);
  });
  await prefetchFormCalls();
} else if (root !== null) {
  const { startWithoutServer } = await import('./boot/start-without-server.tsx');
  await startWithoutServer(root, data);
}
