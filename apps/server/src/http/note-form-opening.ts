import type { InvoiceId } from '@tiyin/domain/ids';
import { asId } from '@tiyin/domain/ids';
import { parseLanguage } from '@tiyin/domain/money';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { deviceClass, isOpenedByPerson } from '../payments/form/device-class.ts';
import { noteOpening } from '../payments/form/note-opening.ts';
import type { FormView } from './built-apps.ts';

/**
 * Notes the opening of a form's page, in a statement of its own. A failure is logged and the page is
 * shown: it is about statistics alone.
 */
export async function noteFormOpening(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { headers, log, method }: Pick<FastifyRequest, 'headers' | 'log' | 'method'>,
  { view, lang }: { readonly view: FormView; readonly lang: string | undefined },
): Promise<void> {
  if (view.kind !== 'form' || method !== 'GET' || !isOpenedByPerson(headers)) return;
  const opening = {
    invoiceId: asId<InvoiceId>(view.init.invoiceId),
    language: parseLanguage(lang),
    device: deviceClass(headers['user-agent']),
    now: clock.now(),
  };
  try {
    await database.query((tx) => noteOpening(tx, opening));
  } catch (error) {
    log.warn({ err: error }, 'the opening of a payment form was not noted');
  }
}
