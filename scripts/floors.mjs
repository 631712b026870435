/**
 * The floors of a workspace, the highest first. A room is a folder, or a file, of its source; it imports
 * rooms of lower floors alone. What a lower room needs of a higher one it takes as an argument or leaves
 * in the job queue.
 */

/**
 * @typedef {object} House
 * @property {string} source the folder that the rooms are in
 * @property {readonly (readonly string[])[]} floors rooms that stand beside each other import neither
 */

/** @type {House} */
const server = {
  source: 'apps/server/src',
  floors: [
    ['main'],
    ['start', 'admin'],
    ['lifecycle'],
    ['app', 'background', 'administration', 'management'],
    ['http'],
    ['operations'],
    ['approval-kinds'],
    ['payments/refunds', 'report-schedules'],
    [
      'payments/form',
      'payments/reports',
      'payments/settlements',
      'payments/receipts',
      'payments/statements',
      'providers',
      'monitoring',
      'alerts',
      'audit-log',
    ],
    ['payments/returns'],
    ['payments/transfers', 'payments/withdrawals', 'tickets'],
    ['approvals'],
    ['payments/invoices'],
    ['payments/accounts', 'payments/payouts', 'callbacks', 'payments/csv', 'approval-content'],
    ['merchants', 'payments/routing', 'payments/tallies'],
    ['payments/ledger', 'invariants'],
    ['payments/invoice-rows', 'notifications', 'settings'],
    ['staff', 'jobs', 'idempotency', 'payments/utc-days', 'payments/given-reason'],
    ['audit', 'logging'],
    ['context'],
    ['db'],
    ['secrets', 'identity-provider', 'mail'],
    ['config', 'outside', 'log-stream', 'burst-log', 'metrics'],
    ['problem', 'clock', 'actor', 'payments/describe-currency', 'tracing'],
    ['errors'],
  ],
};

/** @type {House} */
const backoffice = {
  source: 'apps/backoffice/src',
  floors: [
    ['main'],
    ['routes'],
    ['fixtures'],
    ['screens'],
    ['layout', 'terminal-choice'],
    ['session', 'lists', 'early'],
    ['forms'],
    ['routing', 'identifier'],
    ['addresses', 'build-settings'],
    ['texts'],
  ],
};

/** @type {House} */
const payform = {
  source: 'apps/payform/src',
  floors: [
    ['main', 'entry-server'],
    ['boot', 'plain', 'receipt'],
    ['document'],
    ['app'],
    ['fixtures'],
    ['steps'],
    ['ticket'],
    ['form'],
    ['notices'],
    ['shell'],
    ['locales'],
  ],
};

/** @type {House} */
const ui = {
  source: 'packages/ui/src',
  floors: [
    ['payments'],
    ['components'],
    ['parts'],
    // Drawn inside parts as well.
    ['components/icon', 'components/visually-hidden'],
    ['theme', 'locale'],
  ],
};

/** @type {readonly House[]} */
export const houses = [server, backoffice, payform, ui];

/** Tests and stories may look at any room of their house. */
const notProduct = '\\.(test|typetest|stories)\\.tsx?$';

/**
 * The pattern of the files of a room.
 * @param {string} source
 * @param {string} room
 */
export function roomPattern(source, room) {
  return `^${source}/${room}(/|\\.)`;
}

/**
 * For each room the rule that it imports nothing of its house but itself and rooms of lower floors.
 * @param {House} house
 */
export function floorRules({ source, floors }) {
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name: `floor-of-${source.split('/')[1]}-${room.replaceAll('/', '-')}`,
      comment: `${room} imports rooms of lower floors alone (scripts/floors.mjs).`,
      severity: 'error',
      from: { path: roomPattern(source, room), pathNot: notProduct },
      to: {
        path: `^${source}/`,
        pathNot: [room, ...floors.slice(floor + 1).flat()].map((lower) =>
          roomPattern(source, lower),
        ),
      },
    })),
  );
}

/**
 * The rule that no file stands beside the floors.
 * @param {House} house
 */
export function roomlessRule({ source, floors }) {
  const rooms = floors.flat().map((room) => roomPattern(source, room));
  return {
    name: `room-without-floor-${source.split('/')[1]}`,
    comment: 'A new room gets its floor in scripts/floors.mjs.',
    severity: 'error',
    from: { path: `^${source}/`, pathNot: [...rooms, notProduct] },
    to: {},
  };
}
