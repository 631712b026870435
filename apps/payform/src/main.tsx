import '@tiyin/ui/theme/trusted-types';
import './shell/styles.ts';
import { clockOffset } from '@tiyin/domain/payment-form';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { arrivalMs } from './document/arrival.ts';
import { readPageData } from './form/page-data.ts';
import { FormApp } from './app/FormApp.tsx';
import { takeFirstView } from './boot/first-view.ts';
import { prefetchFormCalls } from './form/create-form-calls.ts';
import { loadLateStep, opensLate } from './app/late.ts';

const findRoot = () => document.getElementById('root');

// In a function: with `await` at its top level, the build could not put all that runs first in one script.
async function start(): Promise<void> {
  const root = findRoot();
  if (root === null) return;
  const data = readPageData(document);
  if (data === undefined || !isSecureContext) {
    const { startWithoutServer } = await import('./boot/start-without-server.tsx');
    await startWithoutServer(root, data);
    return;
  }
  const { init } = data;
  const offsetMs = clockOffset(init.serverTime, arrivalMs());
  // Until both are there, the server's markup stays: requisites can be read.
  const [view, late] = await Promise.all([
    takeFirstView(window),
    opensLate(init) ? loadLateStep(new AbortController().signal) : undefined,
  ]);
  // The scripts were just parsed in one task; pending presses and scrolling come first.
  await new Promise((resolve) => setTimeout(resolve));
  // In slices, so that reading, scrolling and pressing work meanwhile.
  startTransition(() => {
    hydrateRoot(
      findRoot() ?? root,
      <FormApp data={{ ...data, ...view }} {...{ offsetMs, late }} />,
    );
  });
  await prefetchFormCalls();
}

void start();
