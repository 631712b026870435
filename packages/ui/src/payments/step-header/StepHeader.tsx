import { ArrowLeftIcon, Icon } from '../../components/icon/index.ts';
import { takeFocus } from '../takeFocus.ts';
import { back as backClass, header, heading } from './StepHeader.css.ts';

export type StepHeaderProps = {
  /** The task of this step; the page's heading. */
  readonly title: string;
  /** Which step this is: when it changes, the heading takes the focus, if it may. */
  readonly step: string;
  /** False on the page's first step, whose focus is the browser's; true once a step was left. */
  readonly takesFocus: boolean;
  /** The link to the previous step, if there is one (FORM-25). */
  readonly back?: { readonly label: string; readonly onPress: () => void };
};

/** The heading of a step of the payment form, and the arrow back. A new step is read aloud from its heading on. */
export function StepHeader({ title, step, takesFocus, back }: StepHeaderProps) {
  return (
    <div className={header}>
      {back && (
        <button type="button" className={backClass} aria-label={back.label} onClick={back.onPress}>
          <Icon glyph={ArrowLeftIcon} size={20} />
        </button>
      )}
      <h1 key={step} ref={takesFocus ? takeFocus : null} tabIndex={-1} className={heading}>
        {title}
      </h1>
    </div>
  );
}
