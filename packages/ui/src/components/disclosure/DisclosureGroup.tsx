import type { ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components';
import { group } from './Disclosure.css.ts';

export type DisclosureGroupProps = {
  /** Disclosures, each with an `id` if the group controls which are open. */
  readonly children: ReactNode;
  /** With `false`, opening one closes the others: for sections of which only one is of use at a time. */
  readonly allowsMultipleExpanded?: boolean;
  /** The ids of those that are open from the start. */
  readonly defaultExpandedKeys?: readonly string[];
  readonly isDisabled?: boolean;
};

/** Disclosures one below another that belong together. */
export function DisclosureGroup({ allowsMultipleExpanded = true, ...aria }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...aria}
      allowsMultipleExpanded={allowsMultipleExpanded}
      className={group}
    />
  );
}
