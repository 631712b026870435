import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { Form } from '../../components/form/index.ts';
import { DownloadIcon, ErrorIcon, Icon, SuccessIcon } from '../../components/icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { foot, needs as needsClass, news, words } from './ReportCard.css.ts';

/** The state of a report: idle, requested, being downloaded by the browser, or failed. */
export type ReportCardState = 'idle' | 'pending' | 'started' | 'failed';

export type ReportCardProps = {
  /** Which report: "Balance". */
  readonly title: string;
  /** The required input and the content, in one sentence. */
  readonly needs: string;
  /** Its fields, required ones marked so: the form is not sent before they are right. */
  readonly children: ReactNode;
  readonly state: ReportCardState;
  /** Called with the fields' values once all are valid. Not called again while `pending`. */
  readonly onGetReport: (values: FormData) => void;
  /** The same for a look at the report before its file is requested; without it there is no such button. */
  readonly onPreview?: ((values: FormData) => void) | undefined;
  readonly buttonLabel?: string;
  readonly previewLabel?: string;
  /** Announced during the request. */
  readonly pendingLabel?: string;
  /** Announced when the browser has it (OFFICE-55). */
  readonly startedLabel?: string;
  /** Announced on failure: the next action. */
  readonly failedLabel?: string;
};

/** A downloadable report (OFFICE-53): its description, its fields, and the state of the request. */
export function ReportCard({
  title,
  needs,
  children,
  state,
  onGetReport,
  onPreview,
  buttonLabel = say('Get report'),
  previewLabel = say('Preview'),
  pendingLabel = say('Preparing the report'),
  startedLabel = say('The download has begun'),
  failedLabel = say('The report could not be made. Try again.'),
}: ReportCardProps) {
  const previewId = useId();
  // Both buttons submit the form, so that its fields are checked for either.
  const send = (values: FormData, pressed: HTMLElement | null) => {
    if (onPreview && pressed?.id === previewId) onPreview(values);
    else if (state !== 'pending') onGetReport(values);
  };
  return (
    <Card title={title}>
      <p className={needsClass}>{needs}</p>
      <Form aria-label={title} onSubmit={send}>
        {children}
        <div className={foot}>
          <Button
            type="submit"
            icon={DownloadIcon}
            isPending={state === 'pending'}
            pendingLabel={pendingLabel}
          >
            {buttonLabel}
          </Button>
          {onPreview && (
            <Button type="submit" variant="ghost" id={previewId}>
              {previewLabel}
            </Button>
          )}
          <div className={news({ state })}>
            <div role="status">
              {state === 'started' && <News glyph={SuccessIcon} text={startedLabel} />}
            </div>
            <div role="alert">
              {state === 'failed' && <News glyph={ErrorIcon} text={failedLabel} />}
            </div>
          </div>
        </div>
      </Form>
    </Card>
  );
}

function News({ glyph, text }: { readonly glyph: typeof ErrorIcon; readonly text: string }) {
  return (
    <div className={words}>
      <Icon glyph={glyph} size={20} />
      <span>{text}</span>
    </div>
  );
}
