import type {
  ChangeTerminalData,
  CreateTerminalRequest,
  GetTerminalData,
  ListTerminalsData,
  PoolListAnswer,
  RemoveTerminalAttributeData,
  TerminalChange,
  TerminalDetailsAnswer,
  TerminalListAnswer,
  TestFormAnswer,
} from '@tiyin/api/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { listPools } from '../merchants/pools.ts';
import { changeTerminal } from '../merchants/terminals/change-terminal.ts';
import { createTerminal } from '../merchants/terminals/create-terminal.ts';
import { createTestForm } from '../merchants/terminals/create-test-form.ts';
import { listTerminals } from '../merchants/terminals/list-terminals.ts';
import { readTerminal } from '../merchants/terminals/read-terminal.ts';
import { removeAttribute } from '../merchants/terminals/remove-attribute.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag terminals. */
export function terminalOperations({ database, clock, config }: ServerContext) {
  const list: OperationHandler = async (request): Promise<TerminalListAnswer> => {
    const { staff } = signedIn(request);
    const query = validated<NonNullable<ListTerminalsData['query']>>(request, 'query');
    const data = await database.transaction((tx) => listTerminals(tx, staff, query.merchantId));
    return { data };
  };

  const pools: OperationHandler = async (request): Promise<PoolListAnswer> => {
    const { staff } = signedIn(request);
    return { data: await database.transaction((tx) => listPools(tx, staff)) };
  };

  const get: OperationHandler = async (request, reply): Promise<TerminalDetailsAnswer> => {
    const data = await database.transaction((tx) => readTerminal(tx, whichOf(request)));
    return withTag(reply, data);
  };

  const create: OperationHandler = async (request, reply): Promise<TerminalDetailsAnswer> => {
    const { staff } = signedIn(request);
    const body = validated<CreateTerminalRequest>(request, 'body');
    const order = { ...body, staff, now: clock.now() };
    const data = await database.transaction((tx) => createTerminal(tx, order));
    reply.code(201);
    return withTag(reply, data);
  };

  const orderOf = (request: FastifyRequest) => ({
    ...whichOf(request),
    expectedVersion: expectedVersion(
      validated<NonNullable<ChangeTerminalData['headers']>>(request, 'headers'),
    ),
    now: clock.now(),
  });

  /** Both verbs save what the body names (section 7); the contract says what each asks for. */
  const change: OperationHandler = async (request, reply): Promise<TerminalDetailsAnswer> => {
    const order = { ...orderOf(request), change: validated<TerminalChange>(request, 'body') };
    return withTag(reply, await database.transaction((tx) => changeTerminal(tx, order)));
  };

  const remove: OperationHandler = async (request, reply): Promise<TerminalDetailsAnswer> => {
    const query = validated<RemoveTerminalAttributeData['query']>(request, 'query');
    const order = { ...orderOf(request), ...query };
    return withTag(reply, await database.transaction((tx) => removeAttribute(tx, order)));
  };

  const testForm: OperationHandler = async (request, reply): Promise<TestFormAnswer> => {
    const { publicUrl } = config;
    const order = { ...whichOf(request), publicUrl, now: clock.now() };
    const data = await database.transaction((tx) => createTestForm(tx, order));
    reply.code(201);
    return { data };
  };

  return {
    listTerminals: list,
    listPools: pools,
    getTerminal: get,
    createTerminal: create,
    changeTerminal: change,
    saveTerminal: change,
    removeTerminalAttribute: remove,
    createTestForm: testForm,
  };
}

function whichOf(request: FastifyRequest) {
  const { staff } = signedIn(request);
  const { id: terminalId } = validated<GetTerminalData['path']>(request, 'params');
  return { staff, terminalId };
}

function withTag(reply: FastifyReply, data: TerminalDetailsAnswer['data']): TerminalDetailsAnswer {
  reply.header('etag', etagOf(data.version));
  return { data };
}
