import { useState } from 'react';
import type { PageData } from '../form/page-data.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { createSupportCalls } from '../ticket/create-support-calls.ts';
import { TicketProvider } from '../ticket/TicketProvider.tsx';
import { createFormCalls } from '../form/create-form-calls.ts';
import type { LateView } from './late.ts';
import { createServerClock } from '../form/server-clock.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { ticketKeyOf } from '../form/tab-storage.ts';
import { formInitFromWire } from '../form/wire.ts';

export type FormAppProps = {
  readonly data: PageData;
  /** The clock's offset, which only the browser knows (ms). */
  readonly offsetMs?: number;
  /** The view of the late steps, where the form may open in one; else it is fetched. */
  readonly late?: LateView | undefined;
};

/** The whole form, the same on the server and in the browser. */
export function FormApp({ data, offsetMs = 0, late }: FormAppProps) {
  const { formId, init, nowMs, language, strings, first } = data;
  const [start] = useState(() => ({
    init: formInitFromWire(init),
    url: init.url,
    calls: createFormCalls(formId, init.verficationKey, first),
    choiceKey: `tiyin-form-${formId}`,
    nowMs,
    clock: createServerClock(offsetMs),
  }));
  const [support] = useState(() => createSupportCalls(formId, init.verficationKey));
  return (
    <LocaleProvider language={language} strings={strings}>
      <Shell merchantName={init.merchantName} merchantLogo={init.merchantLogo} isTest={init.isTest}>
        <TicketProvider known={init} calls={support} draftKey={ticketKeyOf(start.choiceKey)}>
          <PaymentForm start={start} late={late} merchantName={init.merchantName} />
        </TicketProvider>
      </Shell>
    </LocaleProvider>
  );
}
