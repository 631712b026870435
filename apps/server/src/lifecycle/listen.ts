import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  type Address,
  appNames,
  explainListenFailure,
  managementNames,
} from './explain-listen-failure.ts';

/**
 * Lets the app listen.
 * @throws StartupError when the port is taken or the host is not one of this machine
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListenFailure(error, { host, port }, appNames);
  }
}

/**
 * Lets the management listener listen; it ends with the process, after everything that it reports of.
 * @throws StartupError, likewise
 */
export async function listenForManagement(server: Server, { host, port }: Address): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenFailure(error, { host, port }, managementNames);
  }
}
