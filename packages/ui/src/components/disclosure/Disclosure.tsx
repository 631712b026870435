import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { ChevronRightIcon, Icon } from '../icon/index.ts';
import { chevron, content, count as countClass, disclosure, trigger } from './Disclosure.css.ts';

export type DisclosureProps = {
  readonly title: string;
  /** The number of items inside, after the title: "Errors (3)". Without items the title is quiet. */
  readonly count?: number;
  /** The level of its heading: one more than the heading above it. */
  readonly headingLevel: 2 | 3 | 4;
  /** Mounted when it is opened for the first time, and kept from then on. */
  readonly children: ReactNode;
  /** Open from the start. */
  readonly defaultExpanded?: boolean;
  /** Open or not, where the caller keeps it. */
  readonly isExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  readonly isDisabled?: boolean;
  /** Its name in the `expandedKeys` of a group. */
  readonly id?: string;
};

/** A section that is closed at first. */
export function Disclosure({ title, count, headingLevel, children, ...aria }: DisclosureProps) {
  return (
    <AriaDisclosure {...aria} className={disclosure}>
      {({ isExpanded }) => (
        <>
          <Heading level={headingLevel}>
            <Button slot="trigger" className={trigger} data-empty={count === 0 || undefined}>
              <span className={chevron}>
                <Icon glyph={ChevronRightIcon} size={16} />
              </span>
              <span>
                {title} {count !== undefined && <span className={countClass}>({count})</span>}
              </span>
            </Button>
          </Heading>
          <DisclosurePanel>
            <Kept isOpen={isExpanded}>
              <div className={content}>{children}</div>
            </Kept>
          </DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  );
}

type KeptProps = { readonly isOpen: boolean; readonly children: ReactNode };

/* An opened section stays mounted, so that opening it again loads nothing. */
function Kept({ isOpen, children }: KeptProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen ? children : null;
}
