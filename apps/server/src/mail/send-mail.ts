import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../config/read-mail.ts';
import { traced } from '../tracing/traced.ts';

/** The longest that a mail server may take for one e-mail, in ms: no longer than any other call. */
const mailMs = 10_000;

/** An e-mail in plain text to one address. */
export type Mail = {
  /** Makes the `Message-ID`: the same e-mail, sent again, has the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A CSV file. */
  readonly attachment?: { readonly name: string; readonly content: string } | undefined;
};

/** The outcome: the reply of the mail server, or a code of the failure. */
export type MailOutcome =
  | { readonly reply: string }
  | { readonly error: string; readonly isPermanent: boolean };

/** Sends an e-mail. It never rejects: that a mail server fails is to be expected. */
export type SendMail = (mail: Mail) => Promise<MailOutcome>;

/** Sends nothing: there is no mail server, or a copy of a live system calls nobody (RUN-458). */
export function sendNothing(error: string): SendMail {
  return () => Promise.resolve({ error, isPermanent: false });
}

/** Makes the client of the mail server. Its library is loaded with the first e-mail. */
export function createSendMail(settings: MailSettings, limitMs: number = mailMs): SendMail {
  return async (mail) => {
    const transport = await openTransport(settings, limitMs);
    try {
      return await traced(
        () => ({
          name: 'SMTP',
          kind: 'client',
          attributes: { 'server.address': settings.host },
        }),
        () => send(transport, mail, { ...settings, limitMs }),
      );
    } catch (error) {
      return outcomeOf(error);
    } finally {
      transport.close();
    }
  };
}

async function openTransport(settings: MailSettings, limitMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { host, isPlainAllowed, isTlsFromStart, login, port } = settings;
  return createTransport({
    host,
    port,
    secure: isTlsFromStart,
    requireTLS: !isPlainAllowed,
    // On loopback there is nobody to hide from, and the certificate of a local server is its own.
    ignoreTLS: isPlainAllowed && !isTlsFromStart,
    ...(login && { auth: login }),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // Texts are texts: a name like file:///etc/passwd is never opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function send(
  transport: Transporter,
  { id, to, subject, text, attachment }: Mail,
  { from, limitMs }: MailSettings & { readonly limitMs: number },
): Promise<MailOutcome> {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  const sent = transport.sendMail({
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          content: attachment.content,
          contentType: 'text/csv; charset=utf-8',
        },
      ],
    }),
    messageId: `<${id}@${domain}>`,
    // No reply of an absent person comes back.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  const { response } = await inTime(sent, limitMs);
  return { reply: String(response) };
}

/** A mail server that answers a byte now and then is given up, too. */
async function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('timed_out')), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** The code of a failure, such as ECONNREFUSED or 550; never its message, which names addresses. */
function outcomeOf(error: unknown): MailOutcome {
  if (!(error instanceof Error)) return { error: 'failed', isPermanent: false };
  if (error.message === 'timed_out') return { error: 'timed_out', isPermanent: false };
  const status: unknown = 'responseCode' in error ? error.responseCode : undefined;
  if (typeof status === 'number')
    return { error: String(status), isPermanent: isRefusal(error, status) };
  const code: unknown = 'code' in error ? error.code : undefined;
  return { error: typeof code === 'string' ? code : 'failed', isPermanent: false };
}

/** 5xx about the receiver or the text is for good; about our login or greeting it may be put right. */
function isRefusal(error: Error, status: number): boolean {
  const code: unknown = 'code' in error ? error.code : undefined;
  return status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
