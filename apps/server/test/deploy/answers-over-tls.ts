import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { responseTo } from './steady-traffic.ts';

/** The cipher and the version of TLS that a server agrees to. */
export async function agreedCipher(options: ConnectionOptions) {
  const socket = connectTls({ host: '127.0.0.1', rejectUnauthorized: false, ...options });
  await once(socket, 'secureConnect');
  const { name, version } = socket.getCipher();
  socket.destroy();
  return { name, version };
}

/** A response over TLS, whose certificate is not checked, or without it. */
export async function answerOf(options: RequestOptions, body?: string | Buffer, isTls = true) {
  const sent = (isTls ? requestHttps : requestHttp)({
    host: '127.0.0.1',
    agent: false,
    rejectUnauthorized: false,
    ...options,
  });
  sent.end(body);
  const response = await responseTo(sent);
  const { headers, statusCode: status = 0 } = response;
  return { status, text: await text(response), headers };
}
