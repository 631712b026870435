import type { Language } from '@tiyin/domain/money';
import { useEffect, useState } from 'react';
import { FormApp } from '../app/FormApp.tsx';
import { LocaleProvider } from '../locales/Locale.tsx';
import type { Strings } from '../locales/strings.ts';
import { ConnectionLost } from '../notices/ConnectionLost.tsx';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { NotFoundNotice } from '../notices/NotFoundNotice.tsx';
import { Shell } from '../shell/Shell.tsx';
import { loadForm } from './load-form.ts';
import type { LoadedForm } from './load-form.ts';

export type FormLoaderProps = {
  readonly formId: string;
  readonly language: Language;
  readonly strings: Strings;
};

/** Loads the form by its id and shows it; loading is never an error (FORM-9). */
export function FormLoader({ formId, language, strings }: FormLoaderProps) {
  const [loaded, setLoaded] = useState<LoadedForm>({ kind: 'loading', isConnectionLost: false });
  useEffect(() => {
    const left = new AbortController();
    void loadForm(formId, setLoaded, left.signal);
    return () => left.abort();
  }, [formId]);
  if (loaded.kind === 'opened') {
    const { init, nowMs, offsetMs } = loaded;
    return <FormApp data={{ formId, init, nowMs, language, strings }} offsetMs={offsetMs} />;
  }
  return (
    <LocaleProvider language={language} strings={strings}>
      <Shell>
        {loaded.kind === 'loading' && loaded.isConnectionLost && <ConnectionLost />}
        {loaded.kind === 'loading' && <LoadingNotice />}
        {loaded.kind === 'not-found' && <NotFoundNotice />}
        {loaded.kind === 'refused' && <ErrorNotice />}
      </Shell>
    </LocaleProvider>
  );
}
