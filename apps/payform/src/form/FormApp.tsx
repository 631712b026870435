import { useState } from 'react';
import type { PageData } from '../document/page-data.ts';
import { LocaleProvider } from '../locales/Locale.tsx';
import { Shell } from '../shell/Shell.tsx';
import { createFormCalls } from './create-form-calls.ts';
import { createServerClock } from './server-clock.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { formInitFromWire } from './wire.ts';

/** What the whole form takes: the page's data, and the clock's offset, which only the browser knows (ms). */
export type FormAppProps = { readonly data: PageData; readonly offsetMs?: number };

/** The whole form, the same on the server and in the browser. */
export function FormApp({ data, offsetMs = 0 }: FormAppProps) {
  const { formId, init, nowMs, language, strings } = data;
  const [start] = useState(() => ({
    init: formInitFromWire(init),
    url: init.url,
    calls: createFormCalls(formId, init.verficationKey),
    choiceKey: `tiyin-form-${formId}`,
    nowMs,
    clock: createServerClock(offsetMs),
  }));
  return (
    <LocaleProvider language={language} strings={strings}>
      <Shell merchantName={init.merchantName} merchantLogo={init.merchantLogo}>
        <PaymentForm start={start} />
      </Shell>
    </LocaleProvider>
  );
}
