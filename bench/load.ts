import { deposit, type steps } from './customer.ts';
import { openConnection } from './http-calls.ts';
import type { Shop } from './shops.ts';

/** How long each call of a step took, in ms. */
export type Latencies = Readonly<Record<(typeof steps)[number], readonly number[]>>;

/** Customers at work. */
export type Load = {
  /** Returns the measurements since its last call. */
  readonly takeLatencies: () => Latencies;
  /** Lets every customer finish their deposit; resolves to the number of deposits made. */
  readonly stop: () => Promise<number>;
};

type Place = { readonly baseUrls: readonly string[]; readonly shops: readonly Shop[] };

const noLatencies = (): Record<(typeof steps)[number], number[]> => ({
  form: [],
  init: [],
  credential: [],
  complete: [],
});

/** Each customer makes one deposit after another over a connection of their own, in a shop in turn. */
export function startLoad({ baseUrls, shops }: Place, customers: number): Load {
  let isRunning = true;
  let walked = 0;
  let latencies = noLatencies();

  const live = async (baseUrl: string): Promise<void> => {
    const { post, close } = openConnection(baseUrl);
    try {
      while (isRunning) {
        const number = walked;
        walked += 1;
        await deposit(post, pick(shops, number), amountOf(number), (step, ms) => {
          latencies[step].push(ms);
        });
      }
    } finally {
      isRunning = false;
      close();
    }
  };
  const lives = Array.from({ length: customers }, (_, index) => live(pick(baseUrls, index)));
  const ended = Promise.all(lives);
  // Thrown by stop; until then a failure only ends the others.
  ended.catch(() => undefined);

  return {
    takeLatencies: () => {
      const taken = latencies;
      latencies = noLatencies();
      return taken;
    },
    stop: async () => {
      isRunning = false;
      await ended;
      return walked;
    },
  };
}

/** In minor units; open deposits of one account never have the same. Whole units are paid by the sandbox. */
function amountOf(number: number): number {
  return 1_000_000 + (number % 1_000_000) * 100;
}

function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
