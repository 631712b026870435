import { Closing, endOnSignals } from '@tiyin/server/lifecycle/shutdown';

const closing = new Closing((step, failure) =>
  console.error(`${step} could not be closed:`, failure),
);
// Before the rest is loaded: process 1 of a container loses a signal that it does not listen for.
endOnSignals(() => closing.close());

const { start } = await import('@tiyin/server/start');
await start(closing, async () => (await import('./prepare-demo.ts')).prepareDemo);
