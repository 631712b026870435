import { connect } from 'node:net';

/** POSTs JSON and returns what came back, an object. */
export type Post = (
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** GETs and returns the bytes of the body as they came, one character for each. */
export type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<string>;

type Waiting = { readonly path: string } & Pick<PromiseWithResolvers<string>, 'resolve' | 'reject'>;

/**
 * A client that calls a server over one open connection, one call after another. It knows no more of
 * HTTP than the server's answers need: a client for everything takes as much time as the server does,
 * and pgbench's clients take next to none.
 */
export function openConnection(baseUrl: string): {
  readonly post: Post;
  readonly get: Get;
  readonly close: () => void;
} {
  const { hostname, port, host } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: Waiting | undefined;
  let heard = '';
  // One character for each byte, as lengths are counted.
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    heard += chunk;
    const answer = readAnswer(heard);
    if (!answer || !waiting) return;
    const { path, resolve, reject } = waiting;
    waiting = undefined;
    heard = '';
    if (answer.status < 300) resolve(answer.body);
    else reject(new Error(`${path} answered ${answer.status}: ${answer.body}`));
  });
  const onEnd = (error?: Error): void =>
    waiting?.reject(error ?? new Error('the server closed a connection'));
  socket.on('error', onEnd);
  socket.on('close', () => onEnd());

  const send = (path: string, head: string, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      waiting = { path, resolve, reject };
      socket.write(`${head}\r\n${text}`);
    });
  const post: Post = async (path, body, headers) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const length = { 'content-length': String(Buffer.byteLength(text)) };
    const head = headOf(`POST ${path}`, { host, ...type, ...length, ...headers });
    const said = Buffer.from(await send(path, head, text), 'latin1').toString();
    return asRecord(JSON.parse(said));
  };
  const get: Get = (path, headers) => send(path, headOf(`GET ${path}`, { host, ...headers }), '');
  return { post, get, close: () => socket.destroy() };
}

function headOf(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}`;
}

/** The answer, once all of it was heard. */
function readAnswer(heard: string): { status: number; body: string } | undefined {
  const headEnd = heard.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = heard.slice(0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without a length:\n${head}`);
  const body = heard.slice(headEnd + 4);
  if (body.length < length) return undefined;
  return { status: Number(head.slice('HTTP/1.1 '.length, 12)), body };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
