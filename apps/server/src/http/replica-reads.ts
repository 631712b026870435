import type { Operation, OperationId } from '@tiyin/api/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSecureCookies } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';

/** The lists, files, statistics and reports of the back office that may be a little old (RUN-542). */
const replicaOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'listInvoices',
  'exportInvoices',
  'sumInvoices',
  'findInvoicePlaces',
  'listStatusEvents',
  'listTransactions',
  'listTransfers',
  'exportTransfers',
  'listTerminalStatistics',
  'listMonitoringEvents',
  'listSuccessDrops',
  'getFormFunnel',
  'downloadInvoiceReport',
  'downloadBalanceReport',
  'downloadProviderReport',
  'downloadPoolBalanceReport',
  'previewInvoiceReport',
  'previewBalanceReport',
  'previewProviderReport',
  'previewPoolBalanceReport',
  'listAuditEntries',
  'exportAuditEntries',
  'getMerchantDeposit',
  'getMerchantWithdrawal',
  'getMerchantTrend',
  'listSettlements',
  'exportSettlements',
]);

/** A browser has it from a change until every replica that is read has the change. */
const changedCookie = 'tiyin_changed';

/** The requests that are answered from a replica. */
export type ReplicaReads = {
  /** Whether a request reads from the replica, if it is a person's. */
  readonly mayUse: (operation: Operation, request: FastifyRequest) => boolean;
  /** The context of a handler: with the replica where it may be read. */
  readonly contextOf: (operation: Operation, request: FastifyRequest) => ServerContext;
  /** Leads the next reads of a person who changed something to the primary, at whichever server. */
  readonly noteChange: (request: FastifyRequest, reply: FastifyReply) => void;
};

export function createReplicaReads(context: ServerContext): ReplicaReads {
  const { replica } = context;
  if (!replica) {
    return { mayUse: () => false, contextOf: () => context, noteChange: () => undefined };
  }
  const ofReplica = { ...context, database: replica.insteadOf(context.database) };
  const cookie = {
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure: hasSecureCookies(context.config),
    // Whole seconds, and one more: a browser may round down.
    maxAge: Math.ceil(replica.maxLagMs / 1000) + 1,
  } as const;
  const mayUse = ({ operationId }: Operation, request: FastifyRequest): boolean =>
    replicaOperations.has(operationId) &&
    request.cookies[changedCookie] === undefined &&
    replica.isFresh();
  return {
    mayUse,
    // The session was found on the primary, so that one which has ended reads nothing.
    contextOf: (operation, request) =>
      request.signedIn && mayUse(operation, request) ? ofReplica : context,
    noteChange: (request, reply) => {
      const isChange = request.method !== 'GET' && request.method !== 'HEAD';
      if (isChange && request.signedIn) reply.setCookie(changedCookie, '1', cookie);
    },
  };
}
