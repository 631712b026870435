import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { sampleHosts } from './proxies.ts';
import { responseTo } from './steady-traffic.ts';

type Call = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Calls a server itself by the name of the payment form, as a proxy does. */
export async function callServer(port: number, { method = 'GET', path, headers, body }: Call) {
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: {
      host: sampleHosts.payform,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  sent.end(body && JSON.stringify(body));
  const response = await responseTo(sent);
  return { status: response.statusCode, body: await text(response) };
}
