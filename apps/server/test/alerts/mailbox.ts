import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '../../src/config/read-mail.ts';

/** An e-mail that arrived. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** As it was sent, with its headers. */
  readonly text: string;
  readonly header: (name: string) => string | undefined;
};

/** The mail server's answer to an e-mail: undefined takes it, a number is its status, and `hangs` never answers. */
type Behaviour = number | 'hangs' | undefined;

/** A real mail server on loopback. */
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Opens one that takes everything by default. */
export async function openMailbox(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  let ofReceiver: Behaviour;
  let ofMail: Behaviour;
  const answer = (behaviour: Behaviour, done: (error?: Error) => void) => {
    if (behaviour === 'hangs') return;
    if (behaviour === undefined) return done();
    done(Object.assign(new Error('no'), { responseCode: behaviour }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => answer(ofReceiver, done),
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text,
          header: (name) => headerOf(text, name),
        });
        answer(ofMail, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    port,
    settings: {
      host: '127.0.0.1',
      port,
      isTlsFromStart: false,
      isPlainAllowed: true,
      login: undefined,
      from: { address: 'alerts@tiyin.test', name: 'Tiyin' },
    } satisfies MailSettings,
    behave(next: { readonly receiver?: Behaviour; readonly mail?: Behaviour }): void {
      ofReceiver = next.receiver;
      ofMail = next.mail;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function headerOf(text: string, name: string): string | undefined {
  const [head = ''] = text.split('\r\n\r\n');
  const line = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
