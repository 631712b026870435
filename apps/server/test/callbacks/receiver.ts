import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A received webhook. */
export type Received = {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly contentType: string;
  readonly path: string;
  readonly body: string;
};

/** The receiver's action after reading a webhook. */
export type Behaviour = (response: ServerResponse) => void;

/** Takes it. */
export const takes: Behaviour = (response) => response.writeHead(204).end();

/** Responds with a status and a text. */
export function answers(status: number, text = '', headers = {}): Behaviour {
  return (response) => response.writeHead(status, headers).end(text);
}

/** Never responds. */
export const hangs: Behaviour = () => {};

/** A merchant's server on loopback: it stores its requests and behaves as configured. */
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** Opens a receiver that accepts everything by default. */
export async function openReceiver() {
  const received: Received[] = [];
  let behaviour: Behaviour = takes;
  const server = createServer((request, response) => {
    void read(request).then((webhook) => {
      received.push(webhook);
      behaviour(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}/callbacks`,
    behave(next: Behaviour): void {
      behaviour = next;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<Received> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += String(chunk);
  const header = (name: string) => String(request.headers[name]);
  return {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
    contentType: header('content-type'),
    path: request.url ?? '',
    body,
  };
}

/** Whether one of a webhook's signatures is by the owner of a public key: base64 of the SPKI form. */
export function isSigned(webhook: Received, publicKey: string): boolean {
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const signed = Buffer.from(`${webhook.id}.${webhook.timestamp}.${webhook.body}`);
  return webhook.signature.split(' ').some((each) => {
    const [version, signature = ''] = each.split(',');
    return version === 'v1a' && verify(null, signed, key, Buffer.from(signature, 'base64'));
  });
}
