import type { ReactNode } from 'react';
import { Button as AriaButton, ProgressBarContext, useSlottedContext } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { say } from '../../locale/language/index.ts';
import { button, content, wait } from './Button.css.ts';

/**
 * The weight of an action on its page: at most one `primary` per view; `danger` cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** The text names the action and its object: "Change amount". */
export type ButtonProps = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'isDisabled'
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'slot'
  | 'autoFocus'
  | 'id'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
> & {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Before the text; decorative. */
  readonly icon?: Glyph;
  /** After the text: a chevron for a button that opens a menu; decorative. */
  readonly iconAfter?: Glyph;
  /** The action is running: the button keeps its size and focus, and ignores presses. */
  readonly isPending?: boolean;
  /** Announced to a screen reader while pending. */
  readonly pendingLabel?: string;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean;
};

/** Starts an action. To go somewhere, use a Link. */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconAfter,
  isPending = false,
  pendingLabel = say('In progress'),
  isWide = false,
  ...aria
}: ButtonProps) {
  return (
    <AriaButton {...aria} isPending={isPending} className={button({ variant, size, isWide })}>
      <span className={content({ isPending })}>
        {icon && <Icon glyph={icon} size={16} />}
        {children}
        {iconAfter && <Icon glyph={iconAfter} size={16} />}
      </span>
      {isPending && (
        <span className={wait}>
          <PendingSpinner label={pendingLabel} />
        </span>
      )}
    </AriaButton>
  );
}

/* React Aria's button refers to the progress text by the id it passes down. */
function PendingSpinner({ label }: { readonly label: string }) {
  return <Spinner label={label} size="sm" id={useSlottedContext(ProgressBarContext)?.id} />;
}
