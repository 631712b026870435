import { hint } from '../shell/hint.css.ts';
import { StepLayout } from '../shell/StepLayout.tsx';
import { notice, title as titleClass } from './TextNotice.css.ts';

/** The texts of a page without a payment. */
export type TextNoticeProps = { readonly title: string; readonly text: string };

/** A page without a payment: the situation, and what to do. */
export function TextNotice({ title, text }: TextNoticeProps) {
  return (
    <StepLayout isCentered>
      <div className={notice}>
        <h1 className={titleClass}>{title}</h1>
        <p className={hint}>{text}</p>
      </div>
    </StepLayout>
  );
}
