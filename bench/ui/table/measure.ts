import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../../median.ts';
import { withPage } from '../site.ts';
import './page-actions.ts';

/** Milliseconds, medians, and how many times the bare table's ours is. */
export interface Comparison {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

/** The results for tables of a hundred thousand rows. */
export interface TableFigures {
  readonly times: Readonly<Record<Action, Comparison>>;
  readonly scrolling: Readonly<Record<Which, Scrolling>>;
}

/** The result of scrolling. */
export interface Scrolling {
  /** Which share of frames took longer than 33 ms. */
  readonly slow: number;
  /** The CPU time of a frame in the page's thread, in ms, without other work of the machine. */
  readonly cost: number;
}

/** In the sequence in which they are measured. */
export const tableActions = [
  'mount',
  'sort by number',
  'sort by text',
  'filter',
  'clear filter',
] as const;

type Action = (typeof tableActions)[number];
type Which = 'ours' | 'bare';
type Times = Record<Action, number[]>;

/* The first times are spent on compiling. */
const warmUps = 2;
const scrollRounds = 3;
const slowFrame = 33;

/** Mounts, sorts, filters and scrolls our table and the bare one, in turns on one page. */
export async function measureTables(browser: Browser, rounds: number): Promise<TableFigures> {
  return withPage(import.meta.dirname, browser, async (page) => {
    const times: Record<Which, Times> = { ours: noTimes(), bare: noTimes() };
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const which of ['ours', 'bare'] as const) {
        const taken = await page.evaluate(timesOf, which);
        if (round >= 0)
          tableActions.forEach((action, at) => times[which][action].push(taken[at] ?? 0));
      }
    }
    return { times: compare(times), scrolling: await scroll(page) };
  });
}

const noTimes = (): Times => ({
  mount: [],
  'sort by number': [],
  'sort by text': [],
  filter: [],
  'clear filter': [],
});

/* Runs in the page; the times are in the order of `tableActions`. */
async function timesOf(which: Which): Promise<readonly number[]> {
  const page = window.tableActions;
  if (!page) return [];
  return [
    await page.mount(which),
    await page.sort('amount'),
    await page.sort('name'),
    await page.filter('77'),
    await page.filter(''),
  ];
}

function compare(times: Record<Which, Times>): Record<Action, Comparison> {
  const of = (action: Action): Comparison => {
    const [ours, bare] = [median(times.ours[action]), median(times.bare[action])];
    return { ours, bare, ratio: ours / bare };
  };
  return {
    mount: of('mount'),
    'sort by number': of('sort by number'),
    'sort by text': of('sort by text'),
    filter: of('filter'),
    'clear filter': of('clear filter'),
  };
}

async function scroll(page: Page): Promise<TableFigures['scrolling']> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const frames: Record<Which, number[]> = { ours: [], bare: [] };
  const spent: Record<Which, number> = { ours: 0, bare: 0 };
  for (let round = 0; round < scrollRounds; round += 1) {
    for (const which of ['ours', 'bare'] as const) {
      await page.evaluate(mount, which);
      const before = await threadTime(session);
      frames[which].push(...(await page.evaluate(framesOfScrolling)));
      spent[which] += (await threadTime(session)) - before;
    }
  }
  const summary = (which: Which): Scrolling => ({
    slow: frames[which].filter((frame) => frame > slowFrame).length / frames[which].length,
    cost: spent[which] / frames[which].length,
  });
  return { ours: summary('ours'), bare: summary('bare') };
}

const mount = async (which: Which) => window.tableActions?.mount(which);
const framesOfScrolling = async () => (await window.tableActions?.scroll()) ?? [];

/** CPU time that the page's tasks have taken so far, in milliseconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
