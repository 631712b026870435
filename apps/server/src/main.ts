import { Closing, endOnSignals } from './lifecycle/shutdown.ts';

const closing = new Closing((step, failure) =>
  console.error(`${step} could not be closed:`, failure),
);
// Before the rest is loaded: process 1 of a container loses a signal that it does not listen for.
endOnSignals(() => closing.close());

const { start } = await import('./start.ts');
await start(closing, undefined, process.argv[2]);
