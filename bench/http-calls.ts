import { connect } from 'node:net';

/** POSTs JSON and answers what came back, an object. */
export type Post = (
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>;

type Waiting = { readonly path: string } & Pick<
  PromiseWithResolvers<Readonly<Record<string, unknown>>>,
  'resolve' | 'reject'
>;

/**
 * What calls a server over one connection that stays open, one call after another. It knows no more of
 * HTTP than the server's answers need: a client for everything takes as much time as the server does,
 * and pgbench's clients take next to none.
 */
export function openConnection(baseUrl: string): {
  readonly post: Post;
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
    const said = Buffer.from(answer.body, 'latin1').toString();
    if (answer.status < 300) resolve(asRecord(JSON.parse(said)));
    else reject(new Error(`${path} answered ${answer.status}: ${said}`));
  });
  const onEnd = (error?: Error): void =>
    waiting?.reject(error ?? new Error('the server closed a connection'));
  socket.on('error', onEnd);
  socket.on('close', () => onEnd());

  const post: Post = (path, body, headers) =>
    new Promise((resolve, reject) => {
      waiting = { path, resolve, reject };
      const text = body === undefined ? '' : JSON.stringify(body);
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const length = { 'content-length': String(Buffer.byteLength(text)) };
      const lines = Object.entries({ host, ...type, ...length, ...headers });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n${text}`);
    });
  return { post, close: () => socket.destroy() };
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
