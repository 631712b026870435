// npm run bench:server [-- deposits|busy|callbacks|list|search|search-times|csv|statistics|report|calls …]: what the server does beside what is possible at most.
import { command, CommandError } from '../scripts/bootstrap.mjs';
import { openDatabaseServer } from './database-server.ts';
import { benchBusy } from './busy.ts';
import { benchCallbacks } from './callbacks.ts';
import { benchDeposits } from './deposits.ts';
import { benchCalls } from './lists/calls.ts';
import { benchCsv } from './lists/csv.ts';
import { openLists } from './lists/lists.ts';
import { benchList } from './lists/list.ts';
import { benchReport } from './lists/report.ts';
import { benchSearch } from './lists/search.ts';
import { benchSearchTimes } from './lists/search-times.ts';
import { benchStatistics } from './lists/statistics.ts';
import { readSettings } from './settings.ts';

const parts = [
  'deposits',
  'busy',
  'callbacks',
  'list',
  'search',
  'search-times',
  'csv',
  'statistics',
  'report',
  'calls',
] as const;
const ofLists: readonly Part[] = [
  'list',
  'search',
  'search-times',
  'csv',
  'statistics',
  'report',
  'calls',
];
type Part = (typeof parts)[number];

await command(async () => {
  const chosen = readParts(process.argv.slice(2));
  const settings = readSettings(process.env);
  const postgres = await openDatabaseServer(process.env['BENCH_DATABASE_URL']);
  try {
    if (chosen.includes('deposits')) await benchDeposits(settings, postgres);
    if (chosen.includes('busy')) await benchBusy(settings, postgres);
    if (chosen.includes('callbacks')) await benchCallbacks(settings, postgres);
    if (ofLists.some((part) => chosen.includes(part))) {
      const lists = await openLists(postgres, settings.millions);
      try {
        if (chosen.includes('list')) await benchList(settings, lists);
        if (chosen.includes('search')) await benchSearch(settings, lists);
        if (chosen.includes('search-times')) await benchSearchTimes(lists);
        if (chosen.includes('csv')) await benchCsv(settings, lists);
        if (chosen.includes('statistics')) await benchStatistics(settings, lists);
        if (chosen.includes('report')) await benchReport(settings, lists);
        if (chosen.includes('calls')) await benchCalls(settings, lists);
      } finally {
        await lists.close();
      }
    }
    return 0;
  } finally {
    await postgres.close();
  }
});

function readParts(args: readonly string[]): readonly Part[] {
  if (args.length === 0) return parts;
  return args.map((arg) => {
    const part = parts.find((known) => known === arg);
    if (part) return part;
    throw new CommandError(`There is no part ${arg}. There are ${parts.join(', ')}.`);
  });
}
