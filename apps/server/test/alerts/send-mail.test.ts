import { afterEach, describe, expect, test } from 'vitest';
import { createSendMail } from '../../src/mail/send-mail.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

const mail = { id: 'm-1', to: 'night@ops.example', subject: 'Alert: ждать', text: 'One\nTwo\n' };

let mailbox: Mailbox | undefined;
afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
});

// RUN-567
describe('an e-mail', () => {
  test('arrives as plain text, and is the same when it is sent again', async () => {
    mailbox = await openMailbox();
    const send = createSendMail(mailbox.settings);
    expect(await send(mail)).toEqual({ reply: expect.stringMatching(/^250/) });
    expect(await send(mail)).toEqual({ reply: expect.stringMatching(/^250/) });
    const [first, second] = mailbox.received;
    expect(first?.header('message-id')).toBe('<m-1@tiyin.test>');
    expect(second?.header('message-id')).toBe('<m-1@tiyin.test>');
    expect(first?.header('content-type')).toMatch(/^text\/plain/);
    expect(first?.text).toMatch(/\r\n\r\nOne\r\nTwo\r\n$/);
  });

  test('has no header that a name brings', async () => {
    mailbox = await openMailbox();
    const subject = 'Alert\r\nBcc: thief@x.example';
    await createSendMail(mailbox.settings)({ ...mail, subject });
    expect(mailbox.received[0]?.to).toEqual(['night@ops.example']);
    expect(mailbox.received[0]?.header('bcc')).toBeUndefined();
  });

  test.each([
    [{ receiver: 550 }, { error: '550', isPermanent: true }],
    [{ mail: 554 }, { error: '554', isPermanent: true }],
    [{ receiver: 451 }, { error: '451', isPermanent: false }],
    [{ mail: 452 }, { error: '452', isPermanent: false }],
  ])('that the mail server refuses with %j is %j', async (behaviour, outcome) => {
    mailbox = await openMailbox();
    mailbox.behave(behaviour);
    expect(await createSendMail(mailbox.settings)(mail)).toEqual(outcome);
  });

  test('is given up after its time when nothing is answered', async () => {
    mailbox = await openMailbox();
    mailbox.behave({ mail: 'hangs' });
    const outcome = await createSendMail(mailbox.settings, 300)(mail);
    expect(outcome).toEqual({ error: 'timed_out', isPermanent: false });
  });

  test('to a mail server that is not there says so', async () => {
    mailbox = await openMailbox();
    const { settings } = mailbox;
    await mailbox.close();
    mailbox = undefined;
    const outcome = await createSendMail(settings)(mail);
    expect(outcome).toEqual({ error: expect.stringMatching(/^E[A-Z]+$/), isPermanent: false });
  });

  test('is never sent in clear where TLS is required, nor to a certificate that nobody vouches for', async () => {
    mailbox = await openMailbox();
    const strict = { ...mailbox.settings, isPlainAllowed: false };
    expect(await createSendMail(strict)(mail)).toMatchObject({ error: expect.any(String) });
    await mailbox.close();
    mailbox = await openMailbox({ disabledCommands: ['AUTH'] });
    const own = { ...mailbox.settings, isPlainAllowed: false };
    expect(await createSendMail(own)(mail)).toMatchObject({ error: expect.any(String) });
    expect(mailbox.received).toEqual([]);
  });
});
