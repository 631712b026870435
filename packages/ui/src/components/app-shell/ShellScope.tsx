import { Children, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { ChevronDownIcon, Icon, SwapIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import {
  action,
  actionIcon,
  group,
  part,
  shortWord,
  text,
  toggle,
  whole,
} from './ShellScope.css.ts';

type ScopeTone = 'neutral' | 'warning';

export type ShellScopeProps = {
  /** The word that stands for the scope on a phone: "Test". */
  readonly label: string;
  readonly tone?: ScopeTone;
  /** From the widest to the narrowest: Selects of the layout `segment`, ScopeTexts and ScopeButtons. */
  readonly children: ReactNode;
};

/**
 * What everything on the page is limited to, as one control beside the title (OFFICE-440). On a phone
 * a button opens it.
 */
export function ShellScope({ children, label, tone = 'neutral' }: ShellScopeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <AriaButton
        className={toggle({ tone })}
        aria-label={sayWith('{label}, scope', { label })}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon glyph={ChevronDownIcon} size={16} />
      </AriaButton>
      <div id={id} role="group" aria-label={say('Scope')} className={group({ isOpen })}>
        {Children.map(Children.toArray(children), (child) => (
          <div className={part}>{child}</div>
        ))}
      </div>
    </>
  );
}

export type ScopeTextProps = {
  readonly tone?: ScopeTone;
  readonly children: string;
  /** Shown in its place where the bar is short of room, from a tablet's width up: "Test". */
  readonly short?: string;
};

/** The text, or its short form by the width of the window; a screen reader reads the text itself. */
function Words({ children, short }: Pick<ScopeTextProps, 'children' | 'short'>) {
  if (short === undefined) return children;
  return (
    <>
      <span className={whole}>{children}</span>
      <span className={shortWord} aria-hidden="true">
        {short}
      </span>
    </>
  );
}

/** A part of the scope that cannot be chosen. */
export function ScopeText({ tone = 'neutral', ...words }: ScopeTextProps) {
  return (
    <span className={text({ tone })}>
      <Words {...words} />
    </span>
  );
}

export type ScopeButtonProps = ScopeTextProps & {
  readonly icon?: Glyph;
  /** The effect of a press: "Show production data". */
  readonly hint: string;
  readonly isDisabled?: boolean;
  /** The choice is being made: it keeps the focus, and a press does nothing. */
  readonly isPending?: boolean;
  readonly onPress: () => void;
};

/** A part of the scope with one other choice. */
export function ScopeButton(props: ScopeButtonProps) {
  const { children, hint, icon, isDisabled = false, isPending = false } = props;
  const { onPress, short, tone = 'neutral' } = props;
  return (
    <Tooltip text={hint} placement="bottom">
      <AriaButton className={action({ tone })} {...{ isDisabled, isPending, onPress }}>
        {icon && (
          <span className={actionIcon}>
            <Icon glyph={icon} size={16} />
          </span>
        )}
        <span>
          <Words {...{ children, ...(short !== undefined && { short }) }} />
          <VisuallyHidden>: {hint}</VisuallyHidden>
        </span>
        <Icon glyph={SwapIcon} size={16} />
      </AriaButton>
    </Tooltip>
  );
}
