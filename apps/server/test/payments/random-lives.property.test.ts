import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { addCurrencies, removeCurrencies } from './added-currencies.ts';
import { handledLives, lives } from './life-arbitraries.ts';
import type { openLives } from './random-lives.ts';

let system: Awaited<ReturnType<typeof openLives>>;
beforeAll(async () => {
  addCurrencies();
  const { openLives: open } = await import('./random-lives.ts');
  system = await open();
});
afterAll(async () => {
  await system.close();
  removeCurrencies();
});

/** How long the search for a counterexample may take, in ms. */
const searchMs = 40_000;

// LEDGER-10, LEDGER-14, LEDGER-235, API-242
it('the books hold, however many lives run into each other at once', async () => {
  await fc.assert(
    fc.asyncProperty(lives, (all) => system.live(all, system.expectNoLimitExceeded)),
    { numRuns: 15, interruptAfterTimeLimit: searchMs },
  );
}, 90_000);

it('the books hold, too, while people move them and change their amounts', async () => {
  await fc.assert(
    fc.asyncProperty(handledLives, (all) => system.live(all)),
    { numRuns: 15, interruptAfterTimeLimit: searchMs },
  );
}, 90_000);
